-- Orders that are placed again every day, week or month.
create schema repeats;

create table repeats.plans (
  id uuid primary key,
  customer_id uuid not null,
  -- The repeated order, and a copy of it: the order may change or go, the plan stays as agreed.
  order_id uuid not null,
  service_id uuid not null,
  provider text not null,
  billing text not null,
  amount int not null,
  contact_info text not null,
  note text not null,
  inputs jsonb,
  every text not null check (every in ('day', 'week', 'month')),
  -- How many orders it places; null: until it is stopped.
  times int check (times between 2 and 365),
  -- The highest price of one order; null: any.
  most_each bigint check (most_each > 0),
  -- The customer's clock when the plan was made, `2026-01-31T09:30:00`. Dates count from here, so that the 31st stays
  -- the 31st.
  begins text not null,
  -- The next date is this many days, weeks or months after `begins`.
  step int not null default 1,
  -- Null: the plan is over.
  next_at timestamptz,
  ordered int not null default 0,
  -- Why the last date placed no order; the customer knows.
  problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,
  check ((next_at is null) = (ended_at is not null))
);
create index plans_due on repeats.plans (next_at, id) where next_at is not null;
create index plans_of_customer on repeats.plans (customer_id, id);
create index plans_of_order on repeats.plans (order_id, id);
create unique index plans_active_once on repeats.plans (order_id) where next_at is not null;

-- The orders that plans placed: at most one per date.
create table repeats.orders (
  plan_id uuid not null references repeats.plans on delete cascade,
  step int not null,
  order_id uuid not null unique,
  primary key (plan_id, step)
);

-- The lines of a repeated bot order. A copy, because those of the order are deleted some days after it ends.
create table repeats.lines (
  plan_id uuid primary key references repeats.plans on delete cascade,
  bot_id text not null,
  file_name text not null,
  content text not null,
  -- Sealed; null: none.
  settings bytea
);
