-- Places orders that arrived together and takes their prices from the balances. Each order succeeds or fails by itself.
-- `p_orders` holds an `orders.request` for each. It decides them in turn and writes them with a few statements:
-- starting a statement costs more than a row. It locks, in this order: codes, limited services, customers' accounts;
-- `p_discount_codes`, `p_services` and `p_accounts` name all of them. It takes goods from stock once nothing else
-- refuses the order. The payment holds a partner's share.
create or replace function orders.place_batch(
  p_orders json, p_discount_codes text[], p_services uuid[], p_accounts text[], p_sales text, p_begin_within interval
) returns table (
  nth int, refusal text, refusal_data jsonb, placed orders.orders, service_name text, category text, balance bigint
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  it record;
  v_request orders.request;
  v_service catalog.services;
  v_code orders.codes;
  v_code_uses bigint;
  v_tiers orders.settings;
  v_price orders.priced;
  v_own_price text;
  v_account text;
  v_limited uuid[] := '{}';
  v_left int[] := '{}';
  v_at int;
  v_until timestamptz;
  v_items bigint[];
  v_order_code text;
  v_share orders.shares;
  v_orders orders.orders[] := '{}';
  v_shares orders.shares[] := '{}';
  v_all_items bigint[] := '{}';
  v_transfers ledger.transfer[] := '{}';
  v_opened text[] := '{}';
begin
  if p_discount_codes is not null then
    perform from orders.codes c where c.code = any (p_discount_codes) order by c.code for update;
  end if;
  perform from catalog.services s where s.id = any (p_services) and s.availability is not null and not s.stocked
    order by s.id for update;
  perform ledger.lock_accounts(p_accounts);
  select * into v_tiers from orders.settings;

  for it in
    select r as request, s.service, c.code, a.balance, a.deposited,
      (select p.id from orders.orders p where p.code = r.codes[1]) is not null as is_code_taken,
      (select t.name from catalog.service_texts t where t.service_id = r.service_id and t.language in (r.language, 'en')
        order by t.language = 'en' limit 1) as service_name
    from json_populate_recordset(null::orders.request, p_orders) as r
    -- `offset 0` forces lookups by key, however few rows PostgreSQL expects.
    left join lateral (select f as service from catalog.services f where f.id = r.service_id offset 0) as s on true
    left join lateral (select f as code from orders.codes f where f.code = r.discount_code offset 0) as c on true
    left join lateral (select f.balance, f.deposited from ledger.accounts f where f.path = r.account offset 0) as a on true
    order by r.account, r.nth
  loop
    v_request := it.request;
    v_service := it.service;
    nth := v_request.nth;
    refusal_data := null;
    placed := null;
    service_name := it.service_name;
    category := v_service.category;
    if v_request.account is distinct from v_account then
      v_account := v_request.account;
      balance := coalesce(it.balance, 0);
    end if;
    v_at := null;
    if v_service.stocked then
      -- The stored number may be stale: the function asks the stock itself below.
      v_service.availability := null;
    elsif v_service.availability is not null then
      v_at := array_position(v_limited, v_service.id);
      if v_at is null then
        v_limited := v_limited || v_service.id;
        v_left := v_left || v_service.availability;
        v_at := cardinality(v_left);
      end if;
      v_service.availability := v_left[v_at];
    end if;
    v_code := null;
    if v_request.discount_code is not null then
      v_code := it.code;
      v_code_uses := orders.count_code_uses(v_request.discount_code, v_request.customer_id);
      select v_code.uses + count(*), v_code_uses + count(*) filter (where earlier.customer_id = v_request.customer_id)
        into v_code.uses, v_code_uses from unnest(v_orders) as earlier where earlier.discount_code = v_request.discount_code;
    end if;

    v_price := orders.price(
      p_service => v_service, p_deposited => it.deposited, p_amount => v_request.amount, p_counted => v_request.counted,
      p_code_name => v_request.discount_code, p_code => v_code, p_code_uses => v_code_uses,
      p_provider => v_request.provider, p_service_type => v_request.service_type, p_order_type => v_request.order_type,
      p_has_links => v_request.has_links, p_tier_deposits => v_tiers.tier_deposits, p_tier_percents => v_tiers.tier_percents);
    refusal := v_price.refusal;
    if refusal is null then
      -- A variable: PostgreSQL inlines a function only if its arguments are cheap.
      v_own_price := orders.own_price(v_request.customer_id, v_service, v_tiers, v_price.tier_percent, v_code);
      refusal := orders.refuse_request(v_request, v_service, v_own_price, v_price.total, balance);
      if refusal = 'PRICE_CHANGED' then
        refusal_data := jsonb_build_object('total', v_price.total);
      end if;
    end if;
    v_until := null;
    v_items := null;
    if refusal is null and v_service.stocked then
      if v_service.billing = 'day' then
        v_until := now() + make_interval(days => v_price.amount);
        v_items := stock.take_for(v_service.id, v_service.partner_id, 1, v_until);
      -- A page of goods shows at most this many, and a transaction should hold no more.
      elsif v_price.amount <= 10000 then
        v_items := stock.take_for(v_service.id, v_service.partner_id, v_price.amount, now());
      else
        refusal := 'VALIDATION.amount.outOfRange';
      end if;
      if refusal is null and v_items is null then
        refusal := 'SERVICE_UNAVAILABLE_NOW';
      end if;
    end if;
    if refusal is not null then
      return next;
      continue;
    end if;

    v_order_code := v_request.codes[1];
    if it.is_code_taken then
      -- Uses the first candidate code that is not taken yet.
      v_order_code := coalesce((select f.code from unnest(v_request.codes[2 :]) as f (code)
        where not exists (select from orders.orders o where o.code = f.code) limit 1), v_order_code);
    end if;
    placed := orders.create_order(
      v_request, v_order_code, v_service, v_price, v_at is not null, cardinality(v_items), v_until, p_begin_within);
    v_orders := v_orders || placed;
    if v_items is not null then
      v_all_items := v_all_items || v_items;
    end if;
    if v_at is not null then
      v_left[v_at] := v_left[v_at] - placed.reserved;
    end if;
    if placed.total > 0 then
      balance := balance - placed.total;
      -- The reference rises with time, as ids do, and ends in the order's code, which the ledger reads from it.
      v_transfers := v_transfers || row(
        case when placed.service_type = 'REFERRAL' then 'order_ref' else 'order_auto' end,
        left(replace(placed.id::text, '-', ''), 10) || placed.code, v_request.transaction_code, '{}', v_account, p_sales,
        placed.total)::ledger.transfer;
    elsif it.balance is null then
      v_opened := v_opened || v_account;
    end if;
    if placed.partner_id is not null then
      v_share.order_id := placed.id;
      v_share.partner_id := placed.partner_id;
      v_share.share := v_service.partner_share;
      v_share.amount := orders.partner_share(placed.total, v_service.partner_share);
      v_share.ended_at := placed.finished_at;
      v_shares := v_shares || v_share;
      if v_share.amount > 0 then
        v_transfers := v_transfers || row(
          'partner_share', placed.id, 'PS-' || split_part(placed.code, '-', 2),
          jsonb_build_object('orderCode', placed.code, 'partnerId', placed.partner_id), 'house:shares', 'house:shares:held',
          v_share.amount)::ledger.transfer;
      end if;
    end if;
    return next;
  end loop;

  if cardinality(v_orders) = 0 then
    return;
  end if;
  perform orders.write_batch(v_orders, v_shares, v_all_items);
  if exists (select from unnest(v_orders) as o where o.awaits_supplier) then
    perform suppliers.take_on(array_agg(o.id), array_agg(o.service_id), array_agg(o.amount), array_agg(o.starts_at))
      from unnest(v_orders) as o where o.awaits_supplier;
  end if;
  if p_discount_codes is not null then
    update orders.codes c set uses = c.uses + used.uses, discounted = c.discounted + used.discounted
      from (select o.discount_code, count(*) as uses, sum(o.code_discount) as discounted
        from unnest(v_orders) as o where o.holds_code group by o.discount_code) as used
      where c.code = used.discount_code;
  end if;
  if cardinality(v_limited) > 0 then
    update catalog.services s set availability = l.availability
      from unnest(v_limited, v_left) as l (id, availability) where s.id = l.id and s.availability <> l.availability;
  end if;
  if cardinality(v_transfers) > 0 then
    perform ledger.transfer_many(v_transfers);
  end if;
  -- A customer has an account from the first order on: reports count orders by its number.
  if cardinality(v_opened) > 0 then
    perform ledger.open_accounts(v_opened);
  end if;
end $$;
