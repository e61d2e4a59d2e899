-- Delivered part of an order: days that began, or units. Failed units count too, because the customer pays for them.
-- Units under way count, because the bot cannot undo them.
create or replace function orders.count_delivered(p_order orders.orders) returns int language sql stable as $$
  select least(p_order.amount, case
    when p_order.billing = 'unit' then p_order.done + p_order.failed + p_order.under_way
    when p_order.days_from is null then 0
    else greatest(1, ceil(extract(epoch from coalesce(p_order.finished_at, now()) - p_order.days_from) / 86400)) end)::int
$$;
