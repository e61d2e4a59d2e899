-- Removes the notes from the timelines of a customer's orders; events and times stay.
create or replace function orders.forget_words(p_customer uuid) returns void
language sql security definer set search_path = pg_catalog as $$
  update orders.timeline set details = nullif(details - 'note', '{}')
  where details ? 'note' and order_id in (select id from orders.orders where customer_id = p_customer)
$$;
