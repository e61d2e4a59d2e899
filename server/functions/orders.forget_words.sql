-- Leaves out what was said about the orders of a customer; what happened and when stays.
create or replace function orders.forget_words(p_customer uuid) returns void
language sql security definer set search_path = pg_catalog as $$
  update orders.timeline set details = nullif(details - 'note', '{}')
  where details ? 'note' and order_id in (select id from orders.orders where customer_id = p_customer)
$$;
