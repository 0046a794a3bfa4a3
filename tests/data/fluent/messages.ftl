key01 = Value

key02 = Value
    .attr = Attribute

key02 = Value
    .attr1 = Attribute 1
    .attr2 = Attribute 2

key03 =
    .attr = Attribute

key04 =
    .attr1 = Attribute 1
    .attr2 = Attribute 2

#      <  whitespace  >
key05 =                
    .attr1 = Attribute 1

key06 = {""}

# JUNK Missing value
key07 =

# JUNK Missing =
key08
