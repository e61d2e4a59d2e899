-- Writes placed orders with their shares, hands out their goods and enqueues the jobs that follow. `p_items` holds the
-- goods in the order of the orders. One statement per table: starting a statement costs more than a row.
create or replace function orders.write_batch(p_orders orders.orders[], p_shares orders.shares[], p_items bigint[])
returns void language plpgsql as $$
begin
  insert into orders.orders (id, code, customer_id, service_id, partner_id, service_type, provider, billing, order_type, pre_order,
    status, bot_status, contact_info, note, inputs, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount, total,
    discount_code, holds_code, reserved, goods, done, links_deleted, warranty_days, awaits_supplier,
    created_at, starts_at, started_at, days_from, finished_at, expires_at)
  select o.id, o.code, o.customer_id, o.service_id, o.partner_id, o.service_type, o.provider, o.billing, o.order_type, o.pre_order,
    o.status, o.bot_status, o.contact_info, o.note, o.inputs, o.unit_price, o.amount, o.subtotal, o.tier_percent, o.tier_discount, o.code_discount, o.total,
    o.discount_code, o.holds_code, o.reserved, o.goods, o.done, o.links_deleted, o.warranty_days, o.awaits_supplier,
    o.created_at, o.starts_at, o.started_at, o.days_from, o.finished_at, o.expires_at
  from unnest(p_orders) as o;
  if cardinality(p_shares) > 0 then
    insert into orders.shares (order_id, partner_id, share, amount, ended_at)
      select s.order_id, s.partner_id, s.share, s.amount, s.ended_at from unnest(p_shares) as s;
    -- The stock has delivered its orders already. The partner hears of a run when it starts.
    insert into platform.outbox (kind, name, payload, run_at)
      select 'job', 'partners.tell-orders', jsonb_build_object('orders', jsonb_agg(
        jsonb_build_object('orderId', o.id, 'partnerId', o.partner_id, 'code', o.code, 'serviceId', o.service_id))), o.starts_at
      from unnest(p_orders) as o where o.partner_id is not null and o.goods is null group by o.starts_at;
  end if;
  if cardinality(p_items) > 0 then
    perform stock.hand_out(
        array_agg(o.id order by o.ordinality), array_agg(o.service_id order by o.ordinality), p_items,
        array_agg(case o.billing when 'day' then o.expires_at end order by o.ordinality))
      from unnest(p_orders) with ordinality as o, generate_series(1, o.goods);
    insert into orders.timeline (order_id, by, event, to_status, done)
      select o.id, 'system', 'delivered', o.status::orders.timeline_status, nullif(o.done, 0)
      from unnest(p_orders) as o where o.goods is not null;
    -- Only where a referrer earns: a job costs more than an order, and most customers have no referrer.
    insert into platform.outbox (kind, name, payload)
      select 'job', 'orders.succeeded-together', jsonb_build_object('orders', jsonb_agg(
        jsonb_build_object('orderId', o.id, 'customerId', o.customer_id)))
      from unnest(p_orders) as o join accounts.users u on u.id = o.customer_id and u.referred_by is not null
      where o.goods is not null and o.status = 'success' having count(*) > 0;
  end if;
end $$;
