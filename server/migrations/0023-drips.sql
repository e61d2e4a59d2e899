-- Orders that are paid at once and begun one after the other. Each run is an order.
create schema drips;

create table drips.drips (
  id uuid primary key,
  customer_id uuid not null,
  service_id uuid not null,
  runs int not null check (runs between 2 and 100),
  every_minutes int not null check (every_minutes between 5 and 10080),
  -- The date of the last run: before it a drip ends only if it was stopped.
  last_at timestamptz not null,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  -- None of its orders is open.
  ended_at timestamptz
);
create index drips_of_customer on drips.drips (customer_id, id);
create index drips_to_end on drips.drips (least(last_at, stopped_at), id) where ended_at is null;

-- The orders of a drip.
create table drips.runs (
  drip_id uuid not null references drips.drips on delete cascade,
  run int not null check (run > 0),
  order_id uuid not null unique,
  primary key (drip_id, run)
);
