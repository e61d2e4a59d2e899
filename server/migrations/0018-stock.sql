-- Goods that orders hand out by themselves: proxies, keys, codes, files. The transaction that pays takes them.
create schema stock;

-- Declared for triggers; server/functions holds their text.
create function stock.delete_file() returns trigger language plpgsql as 'begin end';
create function stock.note_bytes() returns trigger language plpgsql as 'begin end';

-- The counts are sums of `stock.changes`; readers add the rows that a job has not summed yet.
create table stock.pools (
  service_id uuid primary key,
  handout text not null default 'oldest' check (handout in ('oldest', 'random')),
  low_at int check (low_at >= 0),
  keep_days int not null default 90 check (keep_days > 0),
  version int not null default 1,
  -- Values sold before this and older than `keep_days` are deleted.
  values_deleted_until timestamptz not null default '-infinity',
  free bigint not null default 0,
  sold bigint not null default 0,
  expired bigint not null default 0,
  withdrawn bigint not null default 0,
  -- Up to this part of an order's items is replaced without an operator.
  replace_percent int not null default 0 check (replace_percent between 0 and 100),
  -- The owner of all free items; null: the shop. stock.take_for refuses them to others.
  partner_id uuid,
  -- Why all free items are being withdrawn; null: they are not.
  withdraw_reason text,
  -- Bytes of items and files: a stock has a limit.
  bytes bigint not null default 0,
  -- No item is free before this place; null: unknown. Sales skip deleted rows that vacuum has not removed.
  first_place bigint,
  -- How much it held when it was last filled: a tenth of it is low by default.
  filled bigint not null default 0,
  -- The last state that the shop alerted operators to.
  told text check (told in ('low', 'out'))
);
create trigger version_is_counted before update of handout, low_at, keep_days, replace_percent on stock.pools
  for each row execute function platform.count_version();

-- Every statement adds its changes as rows, so that buyers never wait for a shared row; a job sums them.
create table stock.changes (
  service_id uuid not null,
  free int not null default 0,
  sold int not null default 0,
  expired int not null default 0,
  withdrawn int not null default 0
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);

-- Every item ever. The fingerprint outlives the value, so that nothing is sold twice.
create table stock.items (
  id bigint generated always as identity primary key,
  service_id uuid not null,
  fingerprint bytea not null unique,
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
create trigger file_goes_with_value after update of value on stock.items for each row
  when (old.value is not null and new.value is null) execute function stock.delete_file();
-- Triggers, because commands and psql count as well.
create trigger bytes_are_noted_with_added after insert on stock.items referencing new table as added
  for each statement execute function stock.note_bytes();
create trigger bytes_are_noted_with_changed after update on stock.items
  referencing old table as removed new table as added
  for each statement execute function stock.note_bytes();

-- Items for sale, in the order of handing out: numbers of items, or random ones. Small rows, because each sale
-- deletes its own.
create table stock.free (
  service_id uuid not null,
  place bigint not null,
  item_id bigint not null,
  expires_at timestamptz,
  primary key (service_id, place)
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.05);
create unique index free_by_item on stock.free (service_id, item_id);
create index free_by_expiry on stock.free (expires_at) where expires_at is not null;

-- Which order has which item: an item is in one order at most.
create table stock.handed_out (
  item_id bigint constraint handed_out_once primary key,
  order_id uuid not null,
  at timestamptz not null default now(),
  -- The end of paid days.
  until timestamptz,
  seen_at timestamptz,
  -- The item that this one replaces, and the one that replaces it.
  replaces bigint,
  replaced_by bigint,
  reason text
);
create index handed_out_by_order on stock.handed_out (order_id);
-- For the job that deletes old values; rows are written in the order of time.
create index handed_out_by_time on stock.handed_out using brin (at);
create index handed_out_by_end on stock.handed_out (until) where until is not null;

-- Encrypted, and the same for ever, so that items sold years ago are recognised.
create table stock.fingerprint_key (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid(),
  value bytea not null
);

-- Goods that are files. The item names it; the bytes are in a table that neither orders nor lists read.
create table stock.files (
  item_id bigint primary key references stock.items,
  size int not null check (size > 0),
  -- The key of the bytes, encrypted: new shop keys rewrite this and not the bytes.
  key bytea not null,
  content bytea not null
);
-- Encrypted bytes do not compress.
alter table stock.files alter column content set storage external;
create trigger bytes_are_noted_with_added after insert on stock.files referencing new table as added
  for each statement execute function stock.note_bytes();
create trigger bytes_are_noted_with_removed after delete on stock.files referencing old table as removed
  for each statement execute function stock.note_bytes();

-- As stock.changes, of bytes.
create table stock.byte_changes (
  service_id uuid not null,
  bytes bigint not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
