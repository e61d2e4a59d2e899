-- Price of an order, or its refusal. Reads no table, so that quotes and batches price alike. Each step rounds the rest
-- down to a whole dong. `p_counted`: number of lines in an upload, or of referrals in a list of links. `p_provider` and
-- `p_service_type`: only such services; null for any. `p_code`: the code that `p_code_name` names, null if there is
-- none. `p_code_uses`: how many orders of the customer hold it. The tiers are those of `orders.settings`.
create or replace function orders.price(
  p_service catalog.services, p_deposited bigint, p_amount int, p_counted int,
  p_code_name text, p_code orders.codes, p_code_uses bigint,
  p_provider text, p_service_type text, p_order_type text, p_has_links boolean,
  p_tier_deposits bigint[], p_tier_percents int[],
  out refusal text, out amount int, out subtotal bigint, out tier_percent int, out tier_discount bigint,
  out code_discount bigint, out total bigint
) language plpgsql stable as $$
declare
  v_rest bigint;
  v_unit_price bigint := p_service.price;
begin
  amount := case when p_service.billing = 'unit' then coalesce(p_counted, p_amount) else p_amount end;
  refusal := case
    when p_service.id is null then 'VALIDATION.serviceId.serviceRequired'
    when p_service.provider <> p_provider or p_service.service_type <> p_service_type
      or (p_has_links and (p_service.service_type <> 'REFERRAL' or p_service.billing <> 'unit'))
      then 'VALIDATION.serviceId.serviceElsewhere'
    when p_order_type = 'multiply' and p_service.mode <> 'multi' then 'VALIDATION.orderType.choice'
    when p_service.status <> 'active' or p_service.visibility = 'archived' or p_service.unsupplied_since is not null then 'SERVICE_UNAVAILABLE_NOW'
    when amount is null then 'VALIDATION.amount.required'
    when amount <> p_amount then 'VALIDATION.amount.amountDisagrees'
    when amount not between p_service.min_amount and p_service.max_amount then 'VALIDATION.amount.outOfRange'
    when p_service.availability < (case p_service.billing when 'unit' then amount else 1 end) then 'SERVICE_UNAVAILABLE_NOW'
  end;
  if refusal is not null then
    return;
  end if;

  tier_percent := 0;
  if p_service.service_type = 'REFERRAL' then
    for i in 1 .. cardinality(p_tier_deposits) loop
      if p_deposited >= p_tier_deposits[i] then
        tier_percent := greatest(tier_percent, p_tier_percents[i]);
      end if;
    end loop;
  end if;
  -- The last bracket that the amount reaches is the price of all of it.
  if p_service.brackets is not null then
    select coalesce(max((b ->> 'price')::bigint), v_unit_price) into v_unit_price from (
      select b from jsonb_array_elements(p_service.brackets) as b where (b ->> 'from')::int <= amount
      order by (b ->> 'from')::int desc limit 1) as reached;
  end if;
  subtotal := v_unit_price * amount;
  v_rest := subtotal * (100 - tier_percent) / 100;
  tier_discount := subtotal - v_rest;
  total := v_rest;
  if p_code_name is not null then
    refusal := case
      when p_code.code is null or not p_code.active then 'VALIDATION.discountCode.codeUnknown'
      when now() < p_code.starts_at or now() >= p_code.ends_at then 'VALIDATION.discountCode.codeNotNow'
      when p_service.id <> all (p_code.service_ids) then 'VALIDATION.discountCode.codeOtherService'
      when v_rest < p_code.minimum then 'VALIDATION.discountCode.codeMinimum'
      when p_code.uses >= p_code.most_uses then 'VALIDATION.discountCode.codeUsedUp'
      when p_code.most_uses_each <= p_code_uses then 'VALIDATION.discountCode.codeUsedByYou'
    end;
    total := case p_code.kind
      when 'percent' then v_rest * (100 - p_code.value) / 100 else greatest(0, v_rest - p_code.value) end;
  end if;
  code_discount := v_rest - total;
end $$;
