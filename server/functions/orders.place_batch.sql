-- Places orders that arrived together and takes their prices from the balances: each whole or not at all, each with its own
-- outcome. It decides them in turn and writes them by a few statements, because starting a statement costs more than a row.
-- It locks, in this order: codes, limited services, customers' accounts; `p_discount_codes`, `p_services` and `p_accounts`
-- name all of them. An order uses the first of its candidate codes that is not taken. Goods come from stock once nothing else
-- refuses the order, which delivers it. The payment holds a partner's share. An order with minutes until its start is a run of
-- a drip: nothing begins before.
create or replace function orders.place_batch(
  p_orders json, p_discount_codes text[], p_services uuid[], p_accounts text[], p_sales text, p_begin_within interval
) returns table (
  nth int, refusal text, refusal_data jsonb, placed orders.orders, service_name text, category text, balance bigint
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  it record;
  v_price record;
  v_service catalog.services;
  v_code orders.codes;
  v_code_uses bigint;
  v_account text;
  v_tiers orders.settings;
  v_own_price text;
  v_needs_lines boolean;
  v_limited uuid[] := '{}';
  v_left int[] := '{}';
  v_at int;
  v_orders orders.orders[] := '{}';
  v_kinds text[] := '{}';
  v_references text[] := '{}';
  v_transaction_codes text[] := '{}';
  v_details jsonb[] := '{}';
  v_leg_postings int[] := '{}';
  v_paths text[] := '{}';
  v_amounts bigint[] := '{}';
  v_items bigint[];
  v_goods_orders uuid[] := '{}';
  v_goods_services uuid[] := '{}';
  v_goods_items bigint[] := '{}';
  v_goods_untils timestamptz[] := '{}';
  v_until timestamptz;
  v_supplied_orders uuid[] := '{}';
  v_supplied_services uuid[] := '{}';
  v_supplied_amounts int[] := '{}';
  v_supplied_starts timestamptz[] := '{}';
  v_share bigint;
  v_held orders.shares;
  v_shares orders.shares[] := '{}';
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
    select o.*, s.service, c.code, a.balance, a.deposited,
      (select p.id from orders.orders p where p.code = o.codes[1]) is not null as is_code_taken,
      (select t.name from catalog.service_texts t where t.service_id = o.service_id and t.language in (o.language, 'en')
        order by t.language = 'en' limit 1) as service_name
    from json_to_recordset(p_orders) as o (
      nth int, id uuid, codes text[], transaction_code text, customer_id uuid, account text, service_id uuid,
      amount int, counted int, contact_info text, note text, discount_code text, accept_total bigint, provider text,
      service_type text, order_type text, pre_order boolean, has_input boolean, has_links boolean, language text,
      inputs jsonb, fields_version int, accept_at_most bigint, starts_in int)
    -- Each looked up by its key, however few rows PostgreSQL believes there are.
    left join lateral (select f as service from catalog.services f where f.id = o.service_id offset 0) as s on true
    left join lateral (select f as code from orders.codes f where f.code = o.discount_code offset 0) as c on true
    left join lateral (select f.balance, f.deposited from ledger.accounts f where f.path = o.account offset 0) as a on true
    order by o.account, o.nth
  loop
    nth := it.nth;
    refusal_data := null;
    placed := null;
    service_name := it.service_name;
    if it.account is distinct from v_account then
      v_account := it.account;
      balance := coalesce(it.balance, 0);
    end if;
    v_service := it.service;
    category := v_service.category;
    v_at := null;
    if v_service.stocked then
      -- What it says may be a moment old: the stock itself is asked below.
      v_service.availability := null;
    elsif v_service.availability is not null then
      v_at := array_position(v_limited, it.service_id);
      if v_at is null then
        v_limited := v_limited || it.service_id;
        v_left := v_left || v_service.availability;
        v_at := cardinality(v_left);
      end if;
      v_service.availability := v_left[v_at];
    end if;
    v_code := null;
    if it.discount_code is not null then
      v_code := it.code;
      v_code_uses := orders.count_code_uses(it.discount_code, it.customer_id);
      select v_code.uses + count(*), v_code_uses + count(*) filter (where earlier.customer_id = it.customer_id)
        into v_code.uses, v_code_uses from unnest(v_orders) as earlier where earlier.discount_code = it.discount_code;
    end if;

    v_price := orders.price(
      p_service => v_service, p_deposited => it.deposited, p_amount => it.amount, p_counted => it.counted,
      p_code_name => it.discount_code, p_code => v_code, p_code_uses => v_code_uses, p_provider => it.provider,
      p_service_type => it.service_type, p_order_type => it.order_type, p_has_links => it.has_links,
      p_tier_deposits => v_tiers.tier_deposits, p_tier_percents => v_tiers.tier_percents);
    v_needs_lines := v_service.service_type = 'AUTO_BOT' and not it.has_input;
    refusal := v_price.refusal;
    if refusal is null then
      v_own_price := orders.own_price(it.customer_id, v_service, v_tiers, v_price.tier_percent, v_code);
      refusal := case
        -- A share of one's own order would make money that can be paid out of gifts and deposits, which cannot.
        when v_service.partner_id = it.customer_id then 'VALIDATION.serviceId.ownService'
        when v_own_price is not null then v_own_price
        -- Goods are handed out with the payment, bots have lines, and days would overlap.
        when it.starts_in is not null
          and (v_service.stocked or v_service.service_type <> 'REFERRAL' or v_service.billing <> 'unit') then 'NOT_SPREADABLE'
        when it.pre_order and not v_needs_lines then 'VALIDATION.preOrder.choice'
        when not it.pre_order and v_needs_lines then 'VALIDATION.content.uploadRequired'
        -- The version of the fields that checked it; none where it brings nothing, or links.
        when it.fields_version <> v_service.fields_version then 'CONFLICT'
        when v_service.needs_inputs and it.fields_version is null and not it.has_links then 'VALIDATION.inputs.required'
        when it.accept_total <> v_price.total or v_price.total > it.accept_at_most then 'PRICE_CHANGED'
        when v_price.total > balance then 'INSUFFICIENT_BALANCE'
      end;
      if refusal = 'PRICE_CHANGED' then
        refusal_data := jsonb_build_object('total', v_price.total);
      end if;
    end if;
    if refusal is null and v_service.stocked then
      -- More than a page of goods can show, and a transaction should hold.
      if v_service.billing = 'unit' and v_price.amount > 10000 then
        refusal := 'VALIDATION.amount.outOfRange';
      else
        v_until := case when v_service.billing = 'day' then now() + make_interval(days => v_price.amount) end;
        v_items := stock.take_for(
          it.service_id, v_service.partner_id, case when v_service.billing = 'unit' then v_price.amount else 1 end, coalesce(v_until, now()));
        if v_items is null then
          refusal := 'SERVICE_UNAVAILABLE_NOW';
        end if;
      end if;
    end if;
    if refusal is not null then
      return next;
      continue;
    end if;

    placed.id := it.id;
    placed.code := it.codes[1];
    if it.is_code_taken then
      placed.code := coalesce((select f.code from unnest(it.codes[2 :]) as f (code)
        where not exists (select from orders.orders o where o.code = f.code) limit 1), placed.code);
    end if;
    placed.customer_id := it.customer_id;
    placed.service_id := it.service_id;
    placed.partner_id := v_service.partner_id;
    placed.service_type := v_service.service_type;
    placed.provider := v_service.provider;
    placed.billing := v_service.billing;
    placed.order_type := it.order_type;
    placed.pre_order := v_needs_lines;
    placed.status := 'pending';
    placed.bot_status := case v_service.service_type when 'AUTO_BOT' then 'waiting' end;
    placed.contact_info := it.contact_info;
    placed.note := it.note;
    placed.inputs := it.inputs;
    placed.unit_price := v_price.subtotal / v_price.amount;
    placed.amount := v_price.amount;
    placed.subtotal := v_price.subtotal;
    placed.tier_percent := v_price.tier_percent;
    placed.tier_discount := v_price.tier_discount;
    placed.code_discount := v_price.code_discount;
    placed.total := v_price.total;
    placed.discount_code := it.discount_code;
    placed.holds_code := it.discount_code is not null;
    placed.reserved := case when v_at is null then 0 when v_service.billing = 'unit' then v_price.amount else 1 end;
    placed.refunded := 0;
    placed.refund_reversals := 0;
    placed.done := 0;
    placed.failed := 0;
    placed.under_way := 0;
    -- Nothing to delete later.
    placed.links_deleted := case when not it.has_links then false end;
    placed.warranty_days := coalesce(v_service.warranty_days, 0);
    placed.created_at := now();
    placed.starts_at := now() + make_interval(mins => it.starts_in);
    placed.expires_at := coalesce(placed.starts_at, now()) + p_begin_within;
    if v_service.stocked then
      placed.goods := cardinality(v_items);
      placed.started_at := now();
      if v_service.billing = 'unit' then
        placed.status := 'success';
        placed.done := placed.amount;
        placed.finished_at := now();
        placed.expires_at := null;
      else
        placed.status := 'in-progress';
        placed.days_from := now();
        placed.expires_at := v_until;
      end if;
      v_goods_orders := v_goods_orders || array_fill(placed.id, array[placed.goods]);
      v_goods_services := v_goods_services || array_fill(placed.service_id, array[placed.goods]);
      v_goods_items := v_goods_items || v_items;
      v_goods_untils := v_goods_untils || array_fill(v_until, array[placed.goods]);
    end if;
    -- What a partner delivers is not paid to a supplier as well.
    if v_service.supplied and not v_service.stocked and placed.partner_id is null then
      placed.awaits_supplier := true;
      v_supplied_orders := v_supplied_orders || placed.id;
      v_supplied_services := v_supplied_services || placed.service_id;
      v_supplied_amounts := v_supplied_amounts || placed.amount;
      v_supplied_starts := v_supplied_starts || placed.starts_at;
    end if;
    if v_at is not null then
      v_left[v_at] := v_left[v_at] - placed.reserved;
    end if;
    if placed.total > 0 then
      balance := balance - placed.total;
      v_kinds := v_kinds || case when placed.service_type = 'REFERRAL' then 'order_ref' else 'order_auto' end;
      -- Rises with time, as ids do, and ends in the order's code, which the ledger reads from it.
      v_references := v_references || (left(replace(it.id::text, '-', ''), 10) || placed.code);
      v_transaction_codes := v_transaction_codes || it.transaction_code;
      v_details := v_details || '{}'::jsonb;
      v_leg_postings := v_leg_postings || cardinality(v_kinds) || cardinality(v_kinds);
      v_paths := v_paths || it.account || p_sales;
      v_amounts := v_amounts || -placed.total || placed.total;
    elsif it.balance is null then
      v_opened := v_opened || it.account;
    end if;
    if placed.partner_id is not null then
      v_share := placed.total * v_service.partner_share / 10000;
      v_held.order_id := placed.id;
      v_held.partner_id := placed.partner_id;
      v_held.share := v_service.partner_share;
      v_held.amount := v_share;
      v_held.ended_at := placed.finished_at;
      v_shares := v_shares || v_held;
      if v_share > 0 then
        v_kinds := v_kinds || 'partner_share'::text;
        v_references := v_references || placed.id::text;
        v_transaction_codes := v_transaction_codes || ('PS-' || split_part(placed.code, '-', 2));
        v_details := v_details || jsonb_build_object('orderCode', placed.code, 'partnerId', placed.partner_id);
        v_leg_postings := v_leg_postings || cardinality(v_kinds) || cardinality(v_kinds);
        v_paths := v_paths || 'house:shares'::text || 'house:shares:held'::text;
        v_amounts := v_amounts || -v_share || v_share;
      end if;
    end if;
    v_orders := v_orders || placed;
    return next;
  end loop;

  if cardinality(v_orders) = 0 then
    return;
  end if;
  insert into orders.orders (id, code, customer_id, service_id, partner_id, service_type, provider, billing, order_type, pre_order,
    status, bot_status, contact_info, note, inputs, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount, total,
    discount_code, holds_code, reserved, goods, done, links_deleted, warranty_days, awaits_supplier,
    created_at, starts_at, started_at, days_from, finished_at, expires_at)
  select o.id, o.code, o.customer_id, o.service_id, o.partner_id, o.service_type, o.provider, o.billing, o.order_type, o.pre_order,
    o.status, o.bot_status, o.contact_info, o.note, o.inputs, o.unit_price, o.amount, o.subtotal, o.tier_percent, o.tier_discount, o.code_discount, o.total,
    o.discount_code, o.holds_code, o.reserved, o.goods, o.done, o.links_deleted, o.warranty_days, o.awaits_supplier,
    o.created_at, o.starts_at, o.started_at, o.days_from, o.finished_at, o.expires_at
  from unnest(v_orders) as o;
  if cardinality(v_shares) > 0 then
    insert into orders.shares (order_id, partner_id, share, amount, ended_at)
      select s.order_id, s.partner_id, s.share, s.amount, s.ended_at from unnest(v_shares) as s;
    -- What comes from stock is delivered already; of a run its partner is told when it starts.
    insert into platform.outbox (kind, name, payload, run_at)
      select 'job', 'partners.tell-orders', jsonb_build_object('orders', jsonb_agg(
        jsonb_build_object('orderId', o.id, 'partnerId', o.partner_id, 'code', o.code, 'serviceId', o.service_id))), o.starts_at
      from unnest(v_orders) as o where o.partner_id is not null and o.goods is null group by o.starts_at;
  end if;
  if cardinality(v_goods_items) > 0 then
    perform stock.hand_out(v_goods_orders, v_goods_services, v_goods_items, v_goods_untils);
    insert into orders.timeline (order_id, by, event, to_status, done)
      select o.id, 'system', 'delivered', o.status::orders.timeline_status, nullif(o.done, 0)
      from unnest(v_orders) as o where o.goods is not null;
    -- Only where a referrer earns: a job costs more than an order, and most customers have no referrer.
    insert into platform.outbox (kind, name, payload)
      select 'job', 'orders.succeeded-together', jsonb_build_object('orders', jsonb_agg(
        jsonb_build_object('orderId', o.id, 'customerId', o.customer_id)))
      from unnest(v_orders) as o join accounts.users u on u.id = o.customer_id and u.referred_by is not null
      where o.goods is not null and o.status = 'success' having count(*) > 0;
  end if;
  if cardinality(v_supplied_orders) > 0 then
    perform suppliers.take_on(v_supplied_orders, v_supplied_services, v_supplied_amounts, v_supplied_starts);
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
  if cardinality(v_kinds) > 0 then
    perform ledger.post_many(
      v_kinds, v_references, v_transaction_codes, v_details, v_leg_postings, v_paths, v_amounts);
  end if;
  -- Who orders has an account, by whose number reports know what was ordered.
  if cardinality(v_opened) > 0 then
    perform ledger.open_accounts(v_opened);
  end if;
end $$;
