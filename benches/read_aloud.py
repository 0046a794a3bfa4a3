#!/usr/bin/python3
"""Shows what a screen reader gets from Tengen after a wrong move, on a display and a bus of its own.

    ./read_aloud.py [BINARY]         (the binary is target/release/tengen unless another is named)

needs, on Debian: apt-get install xvfb xdotool at-spi2-core dbus-daemon python3-gi gir1.2-atspi-2.0

It starts the app with the lesson "capture", listens to the accessibility bus (AT-SPI) as a screen reader does,
types a1 and Enter, and prints the events that came, and the status that is to be read. It ends with 0 when the
reason of the wrong move is in the tree as a live status and an event has told of it, else with 1.
"""

import os
import subprocess
import sys
import tempfile
import time

INSIDE = "TENGEN_READ_ALOUD"
#: What screen readers listen to, as far as it can tell of new words.
EVENTS = [
    "object:announcement",
    "object:text-changed",
    "object:children-changed",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:state-changed:focused",
    "object:active-descendant-changed",
]


def outside(binary):
    """Starts a display and a bus, and this program again on them."""
    read, write = os.pipe()
    screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            display = ":" + numbers.readline().strip()
        with tempfile.TemporaryDirectory() as home:
            environment = {
                "PATH": os.environ["PATH"],
                "LANG": "C.UTF-8",
                "HOME": home,
                "XDG_RUNTIME_DIR": home,
                "DISPLAY": display,
                INSIDE: home,
            }
            command = ["dbus-run-session", "--", sys.executable, os.path.abspath(__file__), binary]
            return subprocess.run(command, env=environment).returncode
    finally:
        server.kill()
        server.wait()


def all_of(node, depth=0):
    """The node and everything below it, with depths."""
    if node is None:
        return
    yield node, depth
    for index in range(node.get_child_count()):
        yield from all_of(node.get_child_at_index(index), depth + 1)


def inside(binary):
    """Starts the app, listens, makes the move, and reports."""
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    # A screen reader is running: apps make their trees only then.
    status = ["org.a11y.Status", "IsEnabled"], ["org.a11y.Status", "ScreenReaderEnabled"]
    for interface, name in status:
        call = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
        call += ["--method", "org.freedesktop.DBus.Properties.Set", interface, name, "<true>"]
        subprocess.run(call, check=True, stdout=subprocess.DEVNULL)
    Atspi.init()

    heard = []

    def listen(event, *_):
        node = event.source
        try:
            words = node.get_name() or ""
            role = node.get_role_name()
        except GLib.Error:
            words, role = "(gone)", ""
        told = event.any_data if isinstance(event.any_data, str) else ""
        heard.append((event.type, role, words, told, event.detail1))

    listener = Atspi.EventListener.new(listen)
    for name in EVENTS:
        listener.register(name)

    def wait(seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)

    data = os.path.join(os.environ[INSIDE], "data")
    app = subprocess.Popen([binary, "capture", "--data", data])
    try:
        wait(3)
        tree = application(Atspi, app.pid)
        if tree is None:
            print("the app is not on the accessibility bus")
            return 1
        nodes = list(all_of(tree))
        print(f"the tree has {len(nodes)} nodes; without the points of the board:")
        for node, depth in nodes:
            if not is_point(node):
                print("  " * (depth + 1) + f"{node.get_role_name()}: {node.get_name()}")
        print("\ntyping a1, Enter\n")
        # Without a window manager nobody gives the window the keyboard.
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(app.pid)]
        found = subprocess.run(search, check=True, capture_output=True, text=True)
        window = found.stdout.split()[0]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)
        wait(0.5)
        heard.clear()
        subprocess.run(["xdotool", "key", "--delay", "80", "a", "1", "Return"], check=True)
        wait(3)
        print("events:")
        for kind, role, words, told, detail in heard:
            print(f"  {kind} [{role}] {told or words!r} {detail}")
        lives = []
        for node, _ in all_of(application(Atspi, app.pid)):
            attributes = node.get_attributes() or {}
            if node.get_role() == Atspi.Role.STATUS_BAR or "live" in attributes:
                lives.append((node.get_role_name(), node.get_name(), attributes))
        print("\nlive in the tree:")
        for role, words, attributes in lives:
            print(f"  {role} {attributes}: {words}")
        reason = next((words for _, words, _ in lives if "Black A1" in words), None)
        told = [event for event in heard if reason and reason in (event[2], event[3])]
        print("\nthe reason is in the tree:", bool(reason))
        print("an event told of it:", ", ".join(sorted({event[0] for event in told})) or "none")
        return 0 if reason and told else 1
    finally:
        app.kill()
        app.wait()


def application(atspi, pid):
    """The root of the app's tree."""
    desktop = atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == pid:
            return child
    return None


def is_point(node):
    """Whether the node is a point of the board: its name starts with one, as in `E5, empty`."""
    head, comma, _ = (node.get_name() or "").partition(",")
    return bool(comma) and len(head) <= 3 and head[:1].isalpha() and head[1:].isdigit()


if __name__ == "__main__":
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/tengen"
    program = os.path.abspath(program)
    sys.exit(inside(program) if INSIDE in os.environ else outside(program))
