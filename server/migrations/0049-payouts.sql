-- Money that leaves: commissions, and what is left on an account that is closed. A payout takes its money from the balance
-- when it is asked for, so that it cannot be spent twice; an operator pays it and notes under which reference, or refuses it.
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
  -- Of an account that was closed: where the news of the payment goes. Deleted with it.
  email text,
  language text,
  -- Who noted a payment above their daily cap, and from when on they may confirm it alone; null: never.
  noted_by uuid,
  noted_at timestamptz,
  ripens_at timestamptz,
  reference text,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  -- Paid by one operator alone: only these count towards the cap.
  within_cap boolean not null default false
);
create index payouts_by_customer on payouts.payouts (customer_id, asked_at);
-- One at a time; an account is closed once.
create unique index payouts_one_waiting on payouts.payouts (customer_id, kind) where status = 'waiting';
create index payouts_by_status on payouts.payouts (status, asked_at, id);
create index payouts_counted on payouts.payouts (decided_by, decided_at) where within_cap;

create table payouts.settings (
  minimum bigint not null check (minimum > 0)
);
insert into payouts.settings (minimum) values (200000);
