-- Money on its way in: where customers send it, what each writes into the transfer, and every transfer we were told of.

create schema deposits;

-- One row: the shop's own bank account and Binance ID, and what a USDT is worth today.
create table deposits.settings (
  is_only boolean primary key default true check (is_only),
  bank_bin text not null default '',
  bank_account_number text not null default '',
  bank_account_name text not null default '',
  binance_id text not null default '',
  binance_owner text not null default '',
  exchange_rate numeric(20, 8) not null default 26000 check (exchange_rate > 0),
  min_deposit bigint not null default 10000 check (min_deposit > 0),
  updated_at timestamptz not null default now()
);
insert into deposits.settings default values;

-- What a customer writes into his transfers, for ever the same.
create table deposits.contents (
  customer_id uuid primary key,
  code text not null unique
);

-- The inbox: each transfer once per feed and the feed's own id, before anything is done about it.
create table deposits.transfers (
  id uuid primary key,
  feed text not null check (feed in ('sepay', 'casso', 'binance', 'manual')),
  external_id text not null,
  other_id text,
  bank_reference text not null default '',
  account_number text not null default '',
  status text not null default 'new' check (status in ('new', 'credited', 'unmatched', 'ignored')),
  currency text not null check (currency in ('VND', 'USDT')),
  amount numeric(30, 8) not null check (amount > 0),
  content text not null,
  sender text not null default '',
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  customer_id uuid,
  credited bigint,
  note text not null default '',
  check ((status = 'credited') = (credited is not null and customer_id is not null)),
  constraint "ALREADY_USED" unique (feed, external_id)
);
create index transfers_waiting on deposits.transfers (received_at) where status in ('new', 'unmatched');
create index transfers_newest on deposits.transfers (received_at desc, id);
create index transfers_by_reference on deposits.transfers (bank_reference) where bank_reference <> '';
create index transfers_by_other_id on deposits.transfers (other_id) where other_id is not null;

-- How each way in is doing, how far it was read, and when it was last asked (for everybody together).
create table deposits.feeds (
  feed text primary key check (feed in ('sepay', 'casso', 'binance')),
  last_ok_at timestamptz,
  last_problem_at timestamptz,
  last_problem text,
  read_until timestamptz,
  asked_at timestamptz not null default '-infinity'
);
insert into deposits.feeds (feed) values ('sepay'), ('casso'), ('binance');
