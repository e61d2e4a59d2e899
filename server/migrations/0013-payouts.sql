-- Money on its way out. A payout leaves the balance when the customer asks for it; an operator pays or refuses it.
create schema payouts;

create table payouts.payouts (
  id uuid primary key,
  code text not null unique,
  customer_id uuid not null,
  kind text not null check (kind in ('commission', 'closing')),
  status text not null check (status in ('waiting', 'paid', 'refused', 'cancelled')),
  amount bigint not null check (amount > 0),
  way text not null check (way in ('bank', 'binance')),
  bank_bin text not null,
  account text not null,
  account_name text not null,
  asked_at timestamptz not null default now(),
  -- Where the news goes after an account was closed; deleted then.
  email text,
  language text,
  -- The operator who noted a payment above the daily cap, and when they may confirm it alone; null: never.
  noted_by uuid,
  noted_at timestamptz,
  ripens_at timestamptz,
  reference text,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  -- One operator paid it alone: it counts towards the cap.
  within_cap boolean not null default false
);
create index payouts_by_customer on payouts.payouts (customer_id, asked_at);
-- One at a time; an account is closed once.
create unique index payouts_one_waiting on payouts.payouts (customer_id, kind) where status = 'waiting';
create index payouts_by_status on payouts.payouts (status, asked_at, id);
create index payouts_counted on payouts.payouts (decided_by, decided_at) where within_cap;

create table payouts.settings (
  minimum bigint not null check (minimum > 0),
  version int not null default 1
);
create trigger version_is_counted before update on payouts.settings
  for each row execute function platform.count_version();
insert into payouts.settings (minimum) values (200000);
