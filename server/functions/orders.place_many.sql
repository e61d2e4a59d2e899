-- For nodes of the version before: `orders.place_batch` without the categories.
create or replace function orders.place_many(
  p_orders json, p_discount_codes text[], p_services uuid[], p_accounts text[], p_sales text, p_begin_within interval,
  p_tier_deposits bigint[], p_tier_percents int[]
) returns table (
  nth int, refusal text, refusal_data jsonb, placed orders.orders, service_name text, balance bigint
) language sql as $$
  select b.nth, b.refusal, b.refusal_data, b.placed, b.service_name, b.balance
  from orders.place_batch(
    p_orders, p_discount_codes, p_services, p_accounts, p_sales, p_begin_within) as b
$$;
