-- For nodes of the version before, whose `orders.place_batch` may be the one in place: `suppliers.take_on_from` without dates.
create or replace function suppliers.take_on(p_orders uuid[], p_services uuid[], p_amounts int[]) returns void language sql as $$
  select suppliers.take_on_from(p_orders, p_services, p_amounts, array_fill(null::timestamptz, array[cardinality(p_orders)]))
$$;
