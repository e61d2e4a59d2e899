-- Limits that operators set for a service stay theirs, while the shop narrows them to what suppliers take.
create table suppliers.limits (
  service_id uuid primary key,
  -- What operators set or approved last; null: whatever the supplier takes.
  own_min int,
  own_max int,
  -- What the shop set last: other limits that a service has are an operator's.
  set_min int not null,
  set_max int not null
);

-- What the offer was called when somebody looked last: a panel may give the same number to something else.
alter table suppliers.sources add offer_name text;
update suppliers.sources f set offer_name = o.name from suppliers.offers o where o.supplier_id = f.supplier_id and o.id = f.offer_id;
-- The new name, if it has one; `name_only`: price and limits are as they are.
alter table suppliers.proposals add offer_name text, add name_only boolean not null default false;

-- When sending was begun the last time, whatever became of it.
alter table suppliers.dispatches add tried_at timestamptz;
-- What was said about no single order is shown with its supplier.
create index exchanges_of_supplier on suppliers.exchanges (supplier_id, id) where order_id is null;
