-- Prices an order for this customer now, or raises the refusal. `orders.price` explains the arguments.
create or replace function orders.quote(
  p_customer uuid, p_account text, p_service uuid, p_amount int, p_counted int, p_code text,
  p_provider text, p_service_type text, p_order_type text, p_has_links boolean,
  out service catalog.services, out amount int, out subtotal bigint, out tier_percent int, out tier_discount bigint,
  out code_discount bigint, out total bigint, out balance bigint
) language plpgsql as $$
declare
  v_deposited bigint;
  v_code orders.codes;
  v_uses bigint;
  v_tiers orders.settings;
  v_price record;
begin
  select * into service from catalog.services where id = p_service;
  select a.balance, a.deposited into balance, v_deposited from ledger.accounts a where path = p_account;
  balance := coalesce(balance, 0);
  select * into v_tiers from orders.settings;
  if p_code is not null then
    select * into v_code from orders.codes where code = p_code;
    v_uses := orders.count_code_uses(p_code, p_customer);
  end if;
  v_price := orders.price(
    p_service => service, p_deposited => v_deposited, p_amount => p_amount, p_counted => p_counted,
    p_code_name => p_code, p_code => v_code, p_code_uses => v_uses, p_provider => p_provider,
    p_service_type => p_service_type, p_order_type => p_order_type, p_has_links => p_has_links,
    p_tier_deposits => v_tiers.tier_deposits, p_tier_percents => v_tiers.tier_percents);
  v_price.refusal := coalesce(
    v_price.refusal, orders.own_price(p_customer, service, v_tiers, v_price.tier_percent, v_code));
  if v_price.refusal is not null then
    perform orders.refuse(v_price.refusal);
  end if;
  amount := v_price.amount;
  subtotal := v_price.subtotal;
  tier_percent := v_price.tier_percent;
  tier_discount := v_price.tier_discount;
  code_discount := v_price.code_discount;
  total := v_price.total;
end $$;
