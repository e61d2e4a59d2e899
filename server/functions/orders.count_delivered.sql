-- How much of an order was delivered: units done, lines that a bot answered or must not repeat, or days that began. Failed lines
-- are paid like others; what lines under way do cannot be taken back.
create or replace function orders.count_delivered(p_order orders.orders) returns int language sql stable as $$
  select least(p_order.amount, case
    when p_order.billing = 'unit' then p_order.done + p_order.failed + p_order.under_way
    when p_order.days_from is null then 0
    else greatest(1, ceil(extract(epoch from coalesce(p_order.finished_at, now()) - p_order.days_from) / 86400)) end)::int
$$;
