-- The price of an order for this customer at this instant, or a refusal. Each step rounds what is left down to a whole
-- dong. `p_counted` is the number of lines or referrals that an upload or a list of links adds up to; the kinds are what
-- the way of ordering takes, null for any.
create or replace function orders.quote(
  p_customer uuid, p_account text, p_service uuid, p_amount int, p_counted int, p_code text,
  p_provider text, p_service_type text, p_order_type text, p_has_links boolean,
  p_tier_deposits bigint[], p_tier_percents int[],
  out service catalog.services, out amount int, out subtotal bigint, out tier_percent int, out tier_discount bigint,
  out code_discount bigint, out total bigint, out balance bigint
) language plpgsql as $$
declare
  v_deposited bigint;
  v_rest bigint;
  v_code orders.codes;
begin
  select * into service from catalog.services where id = p_service;
  if not found then
    perform orders.refuse('VALIDATION.serviceId.serviceRequired');
  elsif service.provider <> p_provider or service.service_type <> p_service_type
    or (p_has_links and (service.service_type <> 'REFERRAL' or service.billing <> 'unit')) then
    perform orders.refuse('VALIDATION.serviceId.serviceElsewhere');
  elsif p_order_type = 'multiply' and service.mode <> 'multi' then
    perform orders.refuse('VALIDATION.orderType.choice');
  elsif service.status <> 'active' then
    perform orders.refuse('SERVICE_UNAVAILABLE_NOW');
  end if;

  amount := case when service.billing = 'unit' then coalesce(p_counted, p_amount) else p_amount end;
  if amount is null then
    perform orders.refuse('VALIDATION.amount.required');
  elsif amount <> p_amount then
    perform orders.refuse('VALIDATION.amount.amountDisagrees');
  elsif amount not between service.min_amount and service.max_amount then
    perform orders.refuse('VALIDATION.amount.outOfRange');
  elsif service.availability < (case service.billing when 'unit' then amount else 1 end) then
    perform orders.refuse('SERVICE_UNAVAILABLE_NOW');
  end if;

  select a.balance, a.deposited into balance, v_deposited from ledger.accounts a where path = p_account;
  balance := coalesce(balance, 0);

  tier_percent := 0;
  if service.service_type = 'REFERRAL' then
    for i in 1 .. cardinality(p_tier_deposits) loop
      if v_deposited >= p_tier_deposits[i] then
        tier_percent := greatest(tier_percent, p_tier_percents[i]);
      end if;
    end loop;
  end if;
  subtotal := service.price * amount;
  v_rest := subtotal * (100 - tier_percent) / 100;
  tier_discount := subtotal - v_rest;

  total := v_rest;
  if p_code is not null then
    select * into v_code from orders.codes where code = p_code;
    if not found or not v_code.active then
      perform orders.refuse('VALIDATION.discountCode.codeUnknown');
    elsif now() < v_code.starts_at or now() >= v_code.ends_at then
      perform orders.refuse('VALIDATION.discountCode.codeNotNow');
    elsif p_service <> all (v_code.service_ids) then
      perform orders.refuse('VALIDATION.discountCode.codeOtherService');
    elsif v_rest < v_code.minimum then
      perform orders.refuse('VALIDATION.discountCode.codeMinimum');
    elsif v_code.uses >= v_code.most_uses then
      perform orders.refuse('VALIDATION.discountCode.codeUsedUp');
    elsif v_code.most_uses_each <= (
      select count(*) from orders.orders o where o.discount_code = p_code and o.customer_id = p_customer and o.holds_code
    ) then
      perform orders.refuse('VALIDATION.discountCode.codeUsedByYou');
    end if;
    total := case v_code.kind
      when 'percent' then v_rest * (100 - v_code.value) / 100 else greatest(0, v_rest - v_code.value) end;
  end if;
  code_discount := v_rest - total;
end $$;
