-- Who made a discount code and who changed it last: they order nothing with it, because they would set their own price. Codes from
-- before have neither.
alter table orders.codes add column made_by uuid, add column changed_by uuid;
