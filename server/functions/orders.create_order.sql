-- Builds the row of an accepted order and writes nothing. `p_items`: number of items from stock, null for none. Such an
-- order is delivered at once; with paid days it runs until `p_until`.
create or replace function orders.create_order(
  p_request orders.request, p_code text, p_service catalog.services, p_price orders.priced, p_is_limited boolean,
  p_items int, p_until timestamptz, p_begin_within interval
) returns orders.orders language plpgsql as $$
declare
  v_order orders.orders;
begin
  v_order.id := p_request.id;
  v_order.code := p_code;
  v_order.customer_id := p_request.customer_id;
  v_order.service_id := p_service.id;
  v_order.partner_id := p_service.partner_id;
  v_order.service_type := p_service.service_type;
  v_order.provider := p_service.provider;
  v_order.billing := p_service.billing;
  v_order.order_type := p_request.order_type;
  v_order.status := 'pending';
  if p_service.service_type = 'AUTO_BOT' then
    v_order.pre_order := not p_request.has_input;
    v_order.bot_status := 'waiting';
  else
    v_order.pre_order := false;
  end if;
  v_order.contact_info := p_request.contact_info;
  v_order.note := p_request.note;
  v_order.inputs := p_request.inputs;
  v_order.unit_price := p_price.subtotal / p_price.amount;
  v_order.amount := p_price.amount;
  v_order.subtotal := p_price.subtotal;
  v_order.tier_percent := p_price.tier_percent;
  v_order.tier_discount := p_price.tier_discount;
  v_order.code_discount := p_price.code_discount;
  v_order.total := p_price.total;
  v_order.discount_code := p_request.discount_code;
  v_order.holds_code := p_request.discount_code is not null;
  v_order.reserved := case when not p_is_limited then 0 when p_service.billing = 'unit' then p_price.amount else 1 end;
  v_order.refunded := 0;
  v_order.refund_reversals := 0;
  v_order.done := 0;
  v_order.failed := 0;
  v_order.under_way := 0;
  -- Without links there is nothing to delete later.
  v_order.links_deleted := case when not p_request.has_links then false end;
  v_order.warranty_days := coalesce(p_service.warranty_days, 0);
  v_order.created_at := now();
  if p_request.starts_in is not null then
    v_order.starts_at := now() + make_interval(mins => p_request.starts_in);
  end if;
  v_order.expires_at := coalesce(v_order.starts_at, now()) + p_begin_within;
  if p_items is not null then
    v_order.goods := p_items;
    v_order.started_at := now();
    if p_service.billing = 'unit' then
      v_order.status := 'success';
      v_order.done := v_order.amount;
      v_order.finished_at := now();
      v_order.expires_at := null;
    else
      v_order.status := 'in-progress';
      v_order.days_from := now();
      v_order.expires_at := p_until;
    end if;
  -- A partner delivers it, or a supplier, never both.
  elsif p_service.supplied and p_service.partner_id is null then
    v_order.awaits_supplier := true;
  end if;
  return v_order;
end $$;
