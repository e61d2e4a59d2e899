-- Everybody who made or changed a discount code: they order nothing with it, because they would set their own price.
alter table orders.codes add column written_by uuid[] not null default '{}';
update orders.codes set written_by = array(
  select distinct operator_id from audit.entries where subject = code and action in ('orders.create-code', 'orders.edit-code'));
