-- What customers order: priced, paid and recorded by one function, in one transaction. Pricing is here and nowhere else,
-- so that what is quoted is what is charged. As on the map, orders use the catalogue and the ledger.

create schema orders;

-- Discount codes. What is null has no limit. `uses` counts orders that hold the code now.
create table orders.codes (
  code text constraint "ALREADY_USED.code.codeTaken" primary key check (code ~ '^[A-Z0-9_-]{3,32}$'),
  kind text not null check (kind in ('percent', 'fixed')),
  value bigint not null check (value >= 1 and (kind = 'fixed' or value <= 100)),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  most_uses int check (most_uses >= 1),
  most_uses_each int check (most_uses_each >= 1),
  minimum bigint not null default 0 check (minimum >= 0),
  service_ids uuid[],
  active boolean not null default true,
  uses int not null default 0 check (uses >= 0),
  -- What the orders that hold it paid less.
  discounted bigint not null default 0,
  created_at timestamptz not null default now()
);

-- States are domains and the sums stand in one check, because PostgreSQL reads every check of a table anew for every row
-- that is placed: written out one by one they cost a third of an order.
create domain orders.status as text
  check (value in ('pending', 'in-progress', 'success', 'failed', 'cancel', 'refund'));
create domain orders.bot_status as text
  check (value in ('started', 'paused', 'stopped', 'waiting', 'running', 'error'));
create domain orders.service_type as text check (value in ('REFERRAL', 'AUTO_BOT'));
create domain orders.billing as text check (value in ('unit', 'day'));
create domain orders.order_type as text check (value in ('single', 'multiply'));

create table orders.orders (
  -- Version 7: by time, so that the newest come last in every index.
  id uuid primary key,
  code text not null constraint "REPEAT.order-code" unique,
  customer_id uuid not null,
  service_id uuid not null,
  service_type orders.service_type not null,
  provider text not null,
  billing orders.billing not null,
  order_type orders.order_type not null,
  pre_order boolean not null,
  status orders.status not null,
  bot_status orders.bot_status,
  contact_info text not null,
  note text not null,
  document_link text,
  unit_price bigint not null,
  amount int not null,
  subtotal bigint not null,
  tier_percent int not null,
  tier_discount bigint not null,
  code_discount bigint not null,
  total bigint not null,
  discount_code text,
  -- Whether this order counts as a use of its code: one that gave everything back does not.
  holds_code boolean not null,
  -- How much of a service that counts down this order took.
  reserved int not null,
  refunded bigint not null default 0,
  done int not null default 0,
  failed int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  -- When the paid days of an order billed by the day began: when the customer got it, not when somebody took it up.
  days_from timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  check (
    amount >= 1 and unit_price >= 0 and subtotal = unit_price * amount and tier_discount >= 0 and code_discount >= 0
    and total = subtotal - tier_discount - code_discount and refunded between 0 and total
    and done >= 0 and failed >= 0 and done + failed <= amount
    and (finished_at is null) = (status in ('pending', 'in-progress'))
    and (bot_status is null) = (service_type = 'REFERRAL')
  )
);
create index orders_of_customer on orders.orders (customer_id, id);
create index open_orders on orders.orders (id) where status in ('pending', 'in-progress');
create index orders_of_service on orders.orders (service_id, finished_at) where finished_at is not null;
create index orders_with_code on orders.orders (discount_code, customer_id) where holds_code;

-- The last belt: whatever the code above it does, what has ended stays as it ended.
create function orders.refuse_revival() returns trigger language plpgsql as $$
begin
  raise exception 'Order % is %: that is final', old.code, old.status;
end $$;
create trigger final_stays_final before update of status on orders.orders for each row
  when (old.finished_at is not null and new.status <> old.status) execute function orders.refuse_revival();

-- What happened to an order after it was placed. Written once, never changed.
create table orders.events (
  order_id uuid not null references orders.orders,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  by text not null check (by in ('customer', 'operator', 'system')),
  by_id uuid,
  event text not null,
  from_status text,
  to_status text,
  done int,
  refunded bigint not null default 0,
  note text not null default '',
  primary key (order_id, id)
);

-- Written together with their order and by the same function, so no key checks each of 100,000 lines.
create table orders.links (
  order_id uuid not null,
  line int not null,
  link text not null,
  amount int not null check (amount >= 1),
  done int not null default 0 check (done between 0 and amount),
  primary key (order_id, line)
);

-- What a bot is to work through, as uploaded: each different line once, in order.
create table orders.inputs (
  order_id uuid primary key references orders.orders,
  customer_id uuid not null,
  file_name text not null,
  sha256 bytea not null,
  line_count int not null,
  content text not null
);
create index inputs_seen on orders.inputs (customer_id, sha256);

-- Facts measured over finished orders, told to the catalogue by the clock.
create table catalog.service_stats (
  service_id uuid primary key references catalog.services on delete cascade,
  completion_rate double precision not null,
  refund_rate double precision not null,
  median_start_seconds int not null,
  measured_at timestamptz not null default now()
);
alter table catalog.services add version int not null default 1;
-- What is beyond the new limits waits for its operator instead of being sold at another price.
update catalog.services set status = 'maintenance', price = least(price, 1000000000),
  min_amount = least(min_amount, 1000000), max_amount = least(max_amount, 1000000)
  where price > 1000000000 or max_amount > 1000000;
alter table catalog.services add check (price <= 1000000000), add check (max_amount <= 1000000);

create function orders.refuse(p_refusal text, p_data jsonb default null) returns void language plpgsql as $$
begin
  raise exception 'Refused: %', p_refusal using constraint = p_refusal, detail = coalesce(p_data::text, '');
end $$;

-- The price of an order for this customer at this instant, or a refusal. Each step rounds what is left down to a whole
-- dong. `p_counted` is the number of lines or referrals that an upload or a list of links adds up to; the kinds are what
-- the way of ordering takes, null for any.
create function orders.quote(
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

-- Places an order and takes its price from the balance: all of it, or nothing. Locks, in this order: the code, the
-- service that counts down, the customer's account. Of several codes for people the first that is free is taken.
create function orders.place(
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
  q := orders.quote(p_customer, p_account, p_service, p_amount, p_counted, p_discount_code, p_provider, p_service_type,
    p_order_type, p_links is not null, p_tier_deposits, p_tier_percents);

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

-- The same key gets the same answer to the letter: jsonb sorts its names. A column of its own, because nodes of the version
-- before still read the other one.
alter table platform.idempotency_keys add kept_answer json;
-- The answer is written beside its key, on the same page, without touching an index.
alter table platform.idempotency_keys set (fillfactor = 50);
