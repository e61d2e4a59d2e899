-- Goods that orders hand out by themselves: proxies, keys, codes. Taking them is part of the transaction that pays.
create schema stock;

-- Whether orders of a service are delivered from its stock. Its availability then tells how many were free a moment ago; orders
-- look into the stock itself, and neither wait for this row nor change it.
alter table catalog.services add stocked boolean not null default false;

-- How many items an order got from stock.
alter table orders.orders add goods int;

-- The counts are what `stock.changes` summed up to; what is still there is added to them.
create table stock.pools (
  service_id uuid primary key,
  handout text not null default 'oldest' check (handout in ('oldest', 'random')),
  low_at int check (low_at >= 0),
  keep_days int not null default 90 check (keep_days > 0),
  version int not null default 1,
  -- Operators have been told that little is left.
  told_low boolean not null default false,
  -- What was sold before and is older than `keep_days` has been deleted.
  values_deleted_until timestamptz not null default '-infinity',
  free bigint not null default 0,
  sold bigint not null default 0,
  expired bigint not null default 0,
  withdrawn bigint not null default 0
);
create trigger version_is_counted before update of handout, low_at, keep_days on stock.pools
  for each row execute function platform.count_version();

-- Every statement adds what it changed as rows of its own, so that buyers never wait for a shared row; a job sums them up.
create table stock.changes (
  service_id uuid not null,
  free int not null default 0,
  sold int not null default 0,
  expired int not null default 0,
  withdrawn int not null default 0
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);

-- All that was ever in a stock. The fingerprint stays when what it says is deleted, so that nothing is sold a second time.
create table stock.items (
  id bigint generated always as identity primary key,
  service_id uuid not null,
  fingerprint bytea not null constraint items_fingerprint_key unique,
  -- Encrypted.
  value bytea,
  expires_at timestamptz,
  added_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  reason text
);
create index items_of_service on stock.items (service_id, id);
create index items_that_expire on stock.items (service_id, id) where expires_at is not null;
create index items_withdrawn on stock.items (service_id, id) where withdrawn_at is not null;

-- What can be sold, in the order in which it is handed out: the numbers of the items, or drawn by lot. Small rows, because each
-- is deleted with its sale.
create table stock.free (
  service_id uuid not null,
  place bigint not null,
  item_id bigint not null,
  expires_at timestamptz,
  primary key (service_id, place)
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.01);
create unique index free_by_item on stock.free (service_id, item_id);
create index free_by_expiry on stock.free (expires_at) where expires_at is not null;

-- Which order has which item: an item is in one order at most.
create table stock.handed_out (
  item_id bigint constraint handed_out_once primary key,
  order_id uuid not null,
  at timestamptz not null default now(),
  -- Of what is paid by the day: when its days are over.
  until timestamptz,
  seen_at timestamptz,
  -- Of an item that was given for another one.
  replaces bigint,
  -- Of one that another was given for.
  replaced_by bigint,
  reason text
);
create index handed_out_by_order on stock.handed_out (order_id);
-- For the job that deletes what was sold long ago: rows are written in the order of time.
create index handed_out_by_time on stock.handed_out using brin (at);

create index handed_out_by_end on stock.handed_out (until) where until is not null;

-- With which fingerprints are made, encrypted: the same for ever, so that what was sold years ago is known.
create table stock.fingerprint_key (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid(),
  value bytea not null
);

-- An operator gave another item for one that did not work.
alter type orders.timeline_event add value 'replaced';
