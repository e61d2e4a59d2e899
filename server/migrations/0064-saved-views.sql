-- Lists that operators look at again and again, each operator's own: a name, and the filters as the page's address has them.
create table orders.saved_views (
  id uuid primary key,
  operator_id uuid not null,
  name text not null,
  filters text not null,
  created_at timestamptz not null default now(),
  unique (operator_id, name)
);
