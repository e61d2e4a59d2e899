-- What customers send with their orders is measured, and not kept for ever.

-- Bytes that came with a customer's orders on a day (UTC).
create table orders.uploaded (
  customer_id uuid not null,
  day date not null,
  bytes bigint not null,
  primary key (customer_id, day)
);

-- Null until the links of an order are to go; then whether there were any.
alter table orders.orders add links_deleted boolean;
create index links_to_delete on orders.orders (finished_at)
  where service_type = 'REFERRAL' and finished_at is not null and links_deleted is null;
