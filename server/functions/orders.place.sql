-- Places an order and takes its price from the balance: all of it, or nothing. Locks, in this order: the code, the
-- service that counts down, the customer's account. Of several codes for people the first that is free is taken.
create or replace function orders.place(
  p_id uuid, p_codes text[], p_transaction_code text, p_customer uuid, p_account text, p_sales text, p_service uuid,
  p_amount int, p_counted int, p_contact text, p_note text, p_discount_code text, p_accept_total bigint,
  p_provider text, p_service_type text, p_order_type text, p_pre_order boolean, p_has_input boolean,
  p_links text[], p_link_amounts int[], p_begin_within interval, p_language text,
  p_tier_deposits bigint[], p_tier_percents int[],
  out placed orders.orders, out service_name text, out balance bigint
) language plpgsql as $$
declare
  q record;
  v_code text;
  v_reserved int := 0;
  v_needs_lines boolean;
begin
  if p_links is not null then
    -- Before anything is locked: there may be many.
    insert into orders.links (order_id, line, link, amount)
      select p_id, line, link, link_amount
      from unnest(p_links, p_link_amounts) with ordinality as it (link, link_amount, line);
  end if;
  if p_discount_code is not null then
    -- Who holds the row decides about the last use; what is read after this is the truth. Without a limit nobody waits.
    perform from orders.codes where code = p_discount_code and coalesce(most_uses, most_uses_each) is not null for update;
  end if;
  q := orders.quote(
    p_customer => p_customer, p_account => p_account, p_service => p_service, p_amount => p_amount,
    p_counted => p_counted, p_code => p_discount_code, p_provider => p_provider, p_service_type => p_service_type,
    p_order_type => p_order_type, p_has_links => p_links is not null, p_tier_deposits => p_tier_deposits,
    p_tier_percents => p_tier_percents);

  v_needs_lines := (q.service).service_type = 'AUTO_BOT' and not p_has_input;
  if p_pre_order and not v_needs_lines then
    perform orders.refuse('VALIDATION.preOrder.choice');
  elsif not p_pre_order and v_needs_lines then
    perform orders.refuse('VALIDATION.content.uploadRequired');
  elsif p_accept_total <> q.total then
    perform orders.refuse('PRICE_CHANGED', jsonb_build_object('total', q.total));
  elsif q.total > q.balance then
    perform orders.refuse('INSUFFICIENT_BALANCE');
  end if;

  if p_discount_code is not null then
    update orders.codes set uses = uses + 1, discounted = discounted + q.code_discount where code = p_discount_code;
  end if;
  if (q.service).availability is not null then
    v_reserved := case (q.service).billing when 'unit' then q.amount else 1 end;
    update catalog.services set availability = availability - v_reserved
      where id = p_service and availability >= v_reserved;
    if not found then
      perform orders.refuse('SERVICE_UNAVAILABLE_NOW');
    end if;
  end if;

  foreach v_code in array p_codes loop
    exit when not exists (select from orders.orders o where o.code = v_code);
  end loop;
  insert into orders.orders (id, code, customer_id, service_id, service_type, provider, billing, order_type, pre_order,
    status, bot_status, contact_info, note, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount,
    total, discount_code, holds_code, reserved, expires_at)
  values (p_id, v_code, p_customer, p_service, (q.service).service_type, (q.service).provider, (q.service).billing,
    p_order_type, v_needs_lines, 'pending', case (q.service).service_type when 'AUTO_BOT' then 'waiting' end,
    p_contact, p_note, (q.service).price, q.amount, q.subtotal, q.tier_percent, q.tier_discount, q.code_discount,
    q.total, p_discount_code, p_discount_code is not null, v_reserved, now() + p_begin_within)
  returning * into placed;

  if q.total > 0 then
    perform ledger.post(
      case (q.service).service_type when 'REFERRAL' then 'order_ref' else 'order_auto' end, p_id::text,
      p_transaction_code, jsonb_build_object('orderCode', v_code),
      array[p_account, p_sales], array[-q.total, q.total]);
  end if;
  select a.balance into balance from ledger.accounts a where path = p_account;
  balance := coalesce(balance, 0);
  select t.name into service_name from catalog.service_texts t
    where t.service_id = p_service and t.language in (p_language, 'en') order by t.language = 'en' limit 1;
end $$;
