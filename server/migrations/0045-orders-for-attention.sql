-- A customer's dashboard begins with what waits for them: pre-orders without lines, and bots that gave up. Few of many orders
-- do, and they must be found without reading the others.
create index orders_for_attention on orders.orders (customer_id, id)
  where status in ('pending', 'in-progress') and bot_status in ('waiting', 'error');
