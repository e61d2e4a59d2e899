-- How many orders ended how, counted in the background: operators' lists of ended orders say how many there are and turn to
-- any page without reading all of them. Placing an order touches nothing of this.

-- Ended orders by state, service and when they were placed: a span is what begins with the same five digits of an id, some
-- three days.
create table orders.ended_counts (
  status text not null,
  span text not null,
  service_id uuid not null,
  service_type text not null,
  orders int not null,
  primary key (status, span, service_id, service_type)
);

-- One row: what ended until then is in the counts, what ended since is not.
create table orders.ended_counted (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null default '-infinity'
);
insert into orders.ended_counted default values;

-- Most orders are delivered; of the others a page is found without passing those. Reads all orders once: half a second a million.
create index ended_otherwise on orders.orders (status, id) where status in ('failed', 'cancel', 'refund');
