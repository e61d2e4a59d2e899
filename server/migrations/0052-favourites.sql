-- What customers want to find again, and what they want to be told about when it can be ordered again, once.
create table catalog.favourites (
  customer_id uuid not null,
  service_id uuid not null references catalog.services on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, service_id)
);
create table catalog.waiting (
  customer_id uuid not null,
  service_id uuid not null references catalog.services on delete cascade,
  created_at timestamptz not null default now(),
  primary key (service_id, customer_id)
);
create index waiting_of_customer on catalog.waiting (customer_id);
