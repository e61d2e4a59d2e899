-- Orders of customers. orders.price alone prices, so that a quote is what the customer pays.
create schema orders;

-- Declared for triggers; server/functions holds their text.
create function orders.follow_share() returns trigger language plpgsql as 'begin end';
create function orders.forget_search_text() returns trigger language plpgsql as 'begin end';
create function orders.refuse_revival() returns trigger language plpgsql as 'begin end';

-- States are domains, and one check covers all sums of an order. PostgreSQL reads every check of a table anew for each
-- placed row: single checks cost a third of an order.
create domain orders.status as text
  check (value in ('pending', 'in-progress', 'success', 'failed', 'cancel', 'refund'));
create domain orders.bot_status as text
  check (value in ('started', 'paused', 'stopped', 'waiting', 'running', 'error'));
create domain orders.service_type as text check (value in ('REFERRAL', 'AUTO_BOT'));
create domain orders.billing as text check (value in ('unit', 'day'));
create domain orders.order_type as text check (value in ('single', 'multiply'));

-- Enums, because they take four bytes in a row of the timeline.
create type orders.timeline_actor as enum ('customer', 'operator', 'system');
create type orders.timeline_event as enum (
  'lines-given', 'edited', 'started', 'progress', 'delivered', 'failed', 'cancelled', 'refunded', 'part-refunded',
  'refund-reversed', 'expired', 'bot-started', 'bot-running', 'bot-paused', 'bot-stopped', 'bot-finished', 'bot-failed',
  'replaced', 'claimed', 'claim-refused');
create type orders.timeline_status as enum ('pending', 'in-progress', 'success', 'failed', 'cancel', 'refund');

-- Discount codes. Null: no limit. `uses` counts the orders that hold the code now.
create table orders.codes (
  code text constraint "ALREADY_USED.code.codeTaken" primary key check (code ~ '^[A-Z0-9_-]{3,32}$'),
  kind text not null check (kind in ('percent', 'fixed')),
  value bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses int check (most_uses >= 1),
  most_uses_each int check (most_uses_each >= 1),
  minimum bigint not null default 0 check (minimum >= 0),
  service_ids uuid[],
  active boolean not null default true,
  uses int not null default 0 check (uses >= 0),
  -- Discount that those orders got.
  discounted bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Operators who made or changed the code cannot order with it.
  written_by uuid[] not null default '{}',
  check (value >= 1 and (kind = 'fixed' or value <= 100)),
  check (ends_at > starts_at)
);

create table orders.orders (
  -- Version 7: rises with time, so that the newest come last in every index.
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
  -- It counts as a use of its code, unless it gave everything back.
  holds_code boolean not null,
  -- How much of a limited service it took.
  reserved int not null,
  refunded bigint not null default 0,
  done int not null default 0,
  failed int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  -- When paid days began: when the customer got the goods.
  days_from timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  -- How often refunds were taken back: each posts under its own reference.
  refund_reversals int not null default 0,
  -- Lines that a bot must not repeat and has no answer for. If the order ends now, they count as delivered.
  under_way int not null default 0,
  -- Null until the links of the order are due for deletion; then whether there were any.
  links_deleted boolean,
  -- Fields that the customer filled in. Null where the service asks for nothing.
  inputs jsonb,
  -- How many items it got from stock.
  goods int,
  -- Promised with the order, 0 for none. Later changes of the service do not touch it.
  warranty_days int not null default 0,
  -- The part of `refunded` for delivered items. Null: none.
  refunded_delivered bigint,
  -- The partner who delivers it; null: the shop.
  partner_id uuid,
  -- A supplier may be delivering it: people neither cancel nor end it. Null: no.
  sent_on boolean,
  -- When a run of a drip may begin; null: at once.
  starts_at timestamptz,
  -- It waits for a supplier to take it: people leave it alone unless they mean to. Null: no.
  awaits_supplier boolean,
  check (
    amount >= 1 and unit_price >= 0 and subtotal = unit_price * amount and tier_discount >= 0
    and code_discount >= 0 and total = subtotal - tier_discount - code_discount and refunded between 0 and total
    and done >= 0 and failed >= 0 and done + failed <= amount
    and (finished_at is null) = (status in ('pending', 'in-progress'))
    and (bot_status is null) = (service_type = 'REFERRAL')
  )
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
create index orders_of_customer on orders.orders (customer_id, id);
create index orders_of_service on orders.orders (service_id, finished_at) where finished_at is not null;
create index orders_with_code on orders.orders (discount_code, customer_id) where holds_code;
create index wanted_bots on orders.orders (id) where bot_status in ('started', 'running');
create index links_to_delete on orders.orders (finished_at)
  where service_type = 'REFERRAL' and finished_at is not null and links_deleted is null;
-- Most orders are delivered; this finds the others without reading those.
create index ended_otherwise on orders.orders (status, id) where status in ('failed', 'cancel', 'refund');
-- Orders that wait for their customer: without lines, or with a failed bot.
create index orders_for_attention on orders.orders (customer_id, id)
  where status in ('pending', 'in-progress') and bot_status in ('waiting', 'error');
-- A BRIN index: placing an order writes to it only for the rare extremes.
create index orders_by_total on orders.orders using brin (total) with (autosummarize = on);
create index orders_of_partner on orders.orders (partner_id, id) where partner_id is not null;
create index orders_of_partner_by_status on orders.orders (partner_id, status, id) where partner_id is not null;
create index orders_of_partner_ended on orders.orders (partner_id, finished_at)
  where partner_id is not null and finished_at is not null;
-- Drips schedule thousands of runs: open orders without a date, or whose date has come, stand first.
create index open_orders_by_date on orders.orders (coalesce(starts_at, '-infinity'::timestamptz), id)
  where status in ('pending', 'in-progress');
create index open_orders_of_partner on orders.orders (partner_id, coalesce(starts_at, '-infinity'::timestamptz), id)
  where partner_id is not null and status in ('pending', 'in-progress');
-- Orders with paid days stay open while the days run, and need no work: queues skip them.
create index orders_to_deliver on orders.orders (coalesce(starts_at, '-infinity'::timestamptz), id)
  where status in ('pending', 'in-progress') and days_from is null;
-- An order as a customer asks for it: argument of `orders.place_batch`, one for each order.
create type orders.request as (
  nth int,
  id uuid,
  -- Candidates, best first.
  codes text[],
  transaction_code text,
  customer_id uuid,
  -- Pays for it.
  account text,
  service_id uuid,
  amount int,
  -- Sum of the lines or links; null without any.
  counted int,
  contact_info text,
  note text,
  discount_code text,
  inputs jsonb,
  -- Version of the service's form that accepted `inputs`; null without inputs and links.
  fields_version int,
  pre_order boolean,
  -- Prices that the customer agreed to; null: any.
  accept_total bigint,
  accept_at_most bigint,
  -- Only services of this kind; null: any.
  provider text,
  service_type text,
  order_type text,
  has_input boolean,
  has_links boolean,
  -- Minutes until a run of a drip starts; null: no run.
  starts_in int,
  language text
);
-- The result of `orders.price`: the price line by line, or a refusal.
create type orders.priced as (
  refusal text,
  amount int,
  subtotal bigint,
  tier_percent int,
  tier_discount bigint,
  code_discount bigint,
  total bigint
);

-- The last guard: an ended order keeps its status.
create trigger final_stays_final before update of status on orders.orders for each row
  when (old.finished_at is not null and new.status <> old.status) execute function orders.refuse_revival();
-- As for users.
create trigger changed_is_folded_again after update of contact_info, note, inputs on orders.orders
  for each row when ((old.contact_info, old.note, old.inputs) is distinct from (new.contact_info, new.note, new.inputs))
  execute function orders.forget_search_text();
-- Only services of partners have orders with shares, also after a partner left them. Only an operator lowers `done` or
-- moves `days_from`.
create trigger share_follows after update of partner_id, status, refunded, done, days_from on orders.orders for each row
  when ((old.partner_id is not null or old.provider = 'PARTNER_PROVIDED')
    and ((new.partner_id, new.status, new.refunded) is distinct from (old.partner_id, old.status, old.refunded)
      or new.done < old.done or (old.days_from is not null and new.days_from is distinct from old.days_from)))
  execute function orders.follow_share();

-- No foreign key: one transaction writes an order with its links, and PostgreSQL would check each of 100,000 lines.
create table orders.links (
  order_id uuid not null,
  line int not null,
  link text not null,
  amount int not null check (amount >= 1),
  done int not null default 0,
  primary key (order_id, line),
  check (done between 0 and amount)
);
-- Finds a whole link at once. A hash, because links have up to 2,000 characters.
create index links_by_hash on orders.links (hashtext(lower(link)), order_id);
create trigger removed_are_folded_again after delete on orders.links referencing old table as removed
  for each statement execute function orders.forget_search_text();

-- Lines for a bot, as uploaded: each different line once, in order.
create table orders.inputs (
  order_id uuid primary key references orders.orders,
  customer_id uuid not null,
  file_name text not null,
  sha256 bytea not null,
  line_count int not null,
  content text not null,
  -- The bot that checked the lines, and the customer's settings for it, sealed until the order ends.
  bot_id text not null,
  settings bytea
);
create index inputs_seen on orders.inputs (customer_id, sha256);
create index inputs_with_settings on orders.inputs (order_id) where settings is not null;

-- Bytes that came with a customer's orders on a day (UTC).
create table orders.uploaded (
  customer_id uuid not null,
  day date not null,
  bytes bigint not null,
  primary key (customer_id, day)
);

-- Events of an order, never changed. Eight columns: with a ninth PostgreSQL needs eight more bytes a row.
create table orders.timeline (
  order_id uuid not null references orders.orders,
  at timestamptz not null default clock_timestamp(),
  by_id uuid,
  by orders.timeline_actor not null,
  event orders.timeline_event not null,
  to_status orders.timeline_status,
  done int,
  -- `refunded`, `restocked` and `note`, each where there is one.
  details jsonb
) with (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- By the order alone: PostgreSQL stores equal keys once.
create index timeline_of_order on orders.timeline (order_id);

-- How many orders ended how, counted in the background: lists of ended orders need not read all. A span is the first
-- five digits of an id, some three days.
create table orders.ended_counts (
  status text not null,
  span text not null,
  service_id uuid not null,
  service_type text not null,
  orders int not null,
  primary key (status, span, service_id, service_type)
);

-- Orders that ended until then are in the counts.
create table orders.ended_counted (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null default '-infinity'
);
insert into orders.ended_counted default values;

-- The folded words of orders, apart from them, so that placing and moving costs no more. Without a foreign key, which
-- would lock each order.
create table orders.search_texts (
  order_id uuid primary key,
  search_text text
);
create index search_texts_to_fold on orders.search_texts (order_id) where search_text is null;

-- A job folds the words of newer orders that have no row.
create table orders.search_folded (
  until uuid not null
);
insert into orders.search_folded (until) values ('00000000-0000-0000-0000-000000000000');

-- Each operator's own lists: a name, and the filters as in the page's address.
create table orders.saved_views (
  id uuid primary key,
  operator_id uuid not null,
  name text not null,
  filters text not null,
  created_at timestamptz not null default now(),
  unique (operator_id, name)
);

-- Discount tiers by deposit. Every quote and order reads the row, so that all nodes price alike from the moment it is
-- saved.
create table orders.settings (
  is_only boolean primary key default true check (is_only),
  -- Rising; the percent stands at the same place. Beyond the last tier a comparison is null, which a check accepts.
  tier_deposits bigint[] not null default '{}' constraint tier_deposits_rise check (
    0 < tier_deposits[1] and tier_deposits[1] < tier_deposits[2] and tier_deposits[2] < tier_deposits[3]
    and tier_deposits[3] < tier_deposits[4] and tier_deposits[4] < tier_deposits[5]
  ),
  tier_percents int[] not null default '{}' constraint tier_percents_never_fall check (
    1 <= all (tier_percents) and 50 >= all (tier_percents) and tier_percents[1] <= tier_percents[2]
    and tier_percents[2] <= tier_percents[3] and tier_percents[3] <= tier_percents[4]
    and tier_percents[4] <= tier_percents[5]
  ),
  version int not null default 1,
  -- The operator who set the tiers cannot order at them.
  tiers_by uuid,
  constraint tiers_are_pairs check (
    cardinality(tier_deposits) = cardinality(tier_percents) and cardinality(tier_deposits) <= 5
    and array_position(tier_deposits, null) is null and array_position(tier_percents, null) is null
  )
);
create trigger version_is_counted before update on orders.settings
  for each row execute function platform.count_version();
insert into orders.settings default values;

-- Share of a partner in an order. `amount` is what the ledger holds or has paid for it.
create table orders.shares (
  order_id uuid primary key,
  partner_id uuid not null,
  share int not null check (share between 0 and 10000),
  amount bigint not null check (amount >= 0),
  state text not null default 'held' check (state in ('held', 'released', 'given-back')),
  -- How often it was posted: names the next posting.
  postings int not null default 1,
  ended_at timestamptz,
  release_at timestamptz,
  -- Why the partner left the order to the shop.
  reason text,
  -- The part paid with gifts earns nothing. Null until the order has ended and its share was judged.
  gift_part bigint check (gift_part >= 0),
  -- Signs that partner and customer are one person; a suspicious share waits for an operator.
  signs text[] not null default '{}',
  is_suspicious boolean not null default false
);
create index shares_held on orders.shares (partner_id) include (amount) where state = 'held';
create index shares_without_day on orders.shares (ended_at)
  where state = 'held' and ended_at is not null and release_at is null;
create index shares_due on orders.shares (release_at) where state = 'held' and release_at is not null;
create index shares_left on orders.shares (partner_id, order_id) where reason is not null;
create index shares_suspicious on orders.shares (ended_at) where state = 'held' and is_suspicious;

-- Facts about a partner's orders that ended in the last 90 days: of all (null), and of each service.
create table orders.partner_stats (
  partner_id uuid not null,
  service_id uuid,
  orders int not null,
  median_start_seconds int,
  median_delivery_seconds int,
  delivered_rate double precision not null,
  refund_rate double precision not null,
  constraint partner_stats_key unique nulls not distinct (partner_id, service_id)
);

-- The part that a partner had delivered when the shop took over: its price, and its units or days. The share is a
-- percentage of that price.
create table orders.share_limits (
  order_id uuid primary key references orders.orders,
  kept bigint not null check (kept > 0),
  delivered int not null check (delivered > 0)
);

-- The part of an order paid with gifts, computed once for commission and share.
create table orders.gift_parts (
  order_id uuid primary key,
  amount bigint not null check (amount > 0)
);

-- Refunds of delivered goods that an operator made alone: they count towards a daily cap.
create table orders.counted_refunds (
  order_id uuid not null references orders.orders,
  operator_id uuid not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default now()
);
create index counted_refunds_of_operator on orders.counted_refunds (operator_id, at);

-- Refunds above the cap wait for a second operator, or for the clock.
create table orders.refund_requests (
  order_id uuid primary key references orders.orders,
  amount bigint not null check (amount > 0),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ripens_at timestamptz
);
