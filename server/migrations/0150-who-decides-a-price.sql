-- Who decided last what customers pay: they do not order at it until somebody else has.
alter table catalog.services add priced_by uuid;
alter table orders.settings add tiers_by uuid;
