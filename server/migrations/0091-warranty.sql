-- Warranty: customers say what of a delivered order is broken or missing; it is replaced, refunded in part, or refused.
create schema warranty;

-- How many days were promised when it was ordered, 0 where none were: what a service promises later changes nothing about it.
-- Orders from before go by what their service promises now.
alter table orders.orders add warranty_days int;
-- What of `refunded` was for parts that were delivered; null where nothing was. Those parts are paid for no more when it ends.
alter table orders.orders add refunded_delivered bigint;

-- Up to this part of an order's items is replaced without asking an operator.
alter table stock.pools add replace_percent int not null default 0 check (replace_percent between 0 and 100);
drop trigger version_is_counted on stock.pools;
create trigger version_is_counted before update of handout, low_at, keep_days, replace_percent on stock.pools
  for each row execute function platform.count_version();

create table warranty.claims (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  service_id uuid not null,
  -- How many items, units or days of the order.
  amount int not null check (amount > 0),
  -- In the customer's words.
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'replaced', 'refunded', 'refused')),
  refunded bigint not null default 0 check (refunded >= 0),
  -- Why it was refunded or refused, for the customer.
  reason text,
  -- Null where nobody has decided yet, or the shop did by itself.
  decided_by uuid,
  claimed_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null))
);
create index claims_waiting on warranty.claims (claimed_at, id) where status = 'waiting';
create index claims_by_time on warranty.claims (claimed_at, id);
create index claims_by_status on warranty.claims (status, claimed_at, id);
create index claims_of_order on warranty.claims (order_id);
create index claims_of_customer on warranty.claims (customer_id, claimed_at);

-- Which items a claim is about: each is claimed once.
create table warranty.claimed_items (
  item_id bigint constraint claimed_once primary key,
  claim_id uuid not null references warranty.claims on delete cascade
);
create index claimed_items_of_claim on warranty.claimed_items (claim_id);

-- The customer reported something; an operator refused it. What is replaced or refunded has its events already.
alter type orders.timeline_event add value 'claimed';
alter type orders.timeline_event add value 'claim-refused';
