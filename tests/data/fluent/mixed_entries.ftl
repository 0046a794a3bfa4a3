# License Comment

### Resource Comment

-brand-name = Aurora

## Group Comment

key01 =
    .attr = Attribute

ą=Invalid identifier
ć=Another one

# Message Comment
key02 = Value

# Standalone Comment
    .attr = Dangling attribute
