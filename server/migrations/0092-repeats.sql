-- Orders that are placed again by themselves, every day, week or month, until they are stopped.
create schema repeats;

create table repeats.plans (
  id uuid primary key,
  customer_id uuid not null,
  -- The order that is repeated, and what is kept of it: it may be changed or deleted later, the plan stays what was agreed.
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
  -- What one order may cost at most; null: whatever it costs.
  most_each bigint check (most_each > 0),
  -- What the customer's clock showed when the plan was made, `2026-01-31T09:30:00`: a time of no zone, because dates are
  -- counted by the customer's clock. They are counted from here, so that the 31st stays the 31st.
  begins text not null,
  -- The next date is so many days, weeks or months after that.
  step int not null default 1,
  -- null: the plan is over.
  next_at timestamptz,
  ordered int not null default 0,
  -- Why nothing was ordered at the last date; the customer has been told.
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

-- The orders that plans placed: one for each date at most.
create table repeats.orders (
  plan_id uuid not null references repeats.plans on delete cascade,
  step int not null,
  order_id uuid not null unique,
  primary key (plan_id, step)
);
