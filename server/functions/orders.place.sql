-- Places one order, for nodes of the version before: `orders.place_batch` with a group of one, whose refusal ends the
-- transaction.
create or replace function orders.place(
  p_id uuid, p_codes text[], p_transaction_code text, p_customer uuid, p_account text, p_sales text, p_service uuid,
  p_amount int, p_counted int, p_contact text, p_note text, p_discount_code text, p_accept_total bigint,
  p_provider text, p_service_type text, p_order_type text, p_pre_order boolean, p_has_input boolean,
  p_links text[], p_link_amounts int[], p_begin_within interval, p_language text,
  p_tier_deposits bigint[], p_tier_percents int[],
  out placed orders.orders, out service_name text, out balance bigint
) language plpgsql as $$
declare
  v_outcome record;
begin
  if p_links is not null then
    insert into orders.links (order_id, line, link, amount)
      select p_id, line, link, link_amount
      from unnest(p_links, p_link_amounts) with ordinality as it (link, link_amount, line);
  end if;
  select * into v_outcome from orders.place_batch(
    json_build_array(json_build_object(
      'nth', 0, 'id', p_id, 'codes', p_codes, 'transaction_code', p_transaction_code, 'customer_id', p_customer,
      'account', p_account, 'service_id', p_service, 'amount', p_amount, 'counted', p_counted, 'contact_info', p_contact,
      'note', p_note, 'discount_code', p_discount_code, 'accept_total', p_accept_total, 'provider', p_provider,
      'service_type', p_service_type, 'order_type', p_order_type, 'pre_order', p_pre_order, 'has_input', p_has_input,
      'has_links', p_links is not null, 'language', p_language)),
    array_remove(array[p_discount_code], null), array[p_service], array[p_account], p_sales, p_begin_within);
  if v_outcome.refusal is not null then
    perform orders.refuse(v_outcome.refusal, v_outcome.refusal_data);
  end if;
  placed := v_outcome.placed;
  service_name := v_outcome.service_name;
  balance := v_outcome.balance;
end $$;
