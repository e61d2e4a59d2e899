-- A partner's share passes the gates of a commission: gifts earn nothing, and signs that partner and customer are one person hold
-- it for an operator.

-- The part of an order paid with gifts, computed once for commission and share.
create table orders.gift_parts (
  order_id uuid primary key,
  amount bigint not null check (amount > 0)
);

-- `gift_part` is null until the order has ended and its share was judged.
alter table orders.shares
  add gift_part bigint check (gift_part >= 0),
  add signs text[] not null default '{}',
  add is_suspicious boolean not null default false;
create index shares_suspicious on orders.shares (ended_at) where state = 'held' and is_suspicious;
