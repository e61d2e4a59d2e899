-- Orders that are paid by the day stay open for as long as their days run, and may be most of those that are. Nobody has to do anything
-- about them: queues and counts of what people have to deliver are found by an index without them.
create index orders_to_deliver on orders.orders (coalesce(starts_at, '-infinity'::timestamptz), id)
  where status in ('pending', 'in-progress') and days_from is null;
