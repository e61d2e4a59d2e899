-- The number that was last entered for how many of a service are available. Orders count it down; where none are left of it, they sold
-- it out, not whoever entered it, and operators are told.
alter table catalog.services add availability_set int;
update catalog.services set availability_set = availability where not stocked;
