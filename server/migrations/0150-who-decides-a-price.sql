-- The last operator who set a price or the tiers; this operator cannot order at it until another one sets it.
alter table catalog.services add priced_by uuid;
alter table orders.settings add tiers_by uuid;

-- Refunds by hand of what was delivered: each operator makes some in a day alone; above that one waits for a second person.
create table orders.counted_refunds (
  order_id uuid not null,
  operator_id uuid not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default now()
);
create index counted_refunds_of_operator on orders.counted_refunds (operator_id, at);
create table orders.refund_requests (
  order_id uuid primary key,
  amount bigint not null check (amount > 0),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ripens_at timestamptz
);
