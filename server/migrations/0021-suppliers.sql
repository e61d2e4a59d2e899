-- Other shops that deliver orders: what they offer, which services use them, and what became of each order there.
create schema suppliers;

-- Declared for triggers; server/functions holds their text.
create function suppliers.count_cost() returns trigger language plpgsql as 'begin end';

create table suppliers.suppliers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind = 'panel-v2'),
  url text not null,
  -- Encrypted.
  key bytea not null,
  currency text not null,
  -- How many dong the shop counts for one of its currency.
  dong_each numeric not null check (dong_each > 0),
  calls_a_minute int not null default 60 check (calls_a_minute between 1 and 600),
  -- A repeated order with the same mark is the same order there.
  repeats_safely boolean not null default false,
  low_balance numeric check (low_balance >= 0),
  status text not null default 'active' check (status in ('active', 'paused')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- As the supplier last reported.
  balance numeric,
  balance_at timestamptz,
  told_low boolean not null default false,
  synced_at timestamptz,
  -- In a row; too many stop all sending until `open_until`.
  failures int not null default 0,
  open_until timestamptz,
  -- Problems by the call that found them: sending orders, then asking for orders, refills, balance and offers. No call
  -- erases another's.
  problem text,
  -- Calls that all nodes together may make, as of `calls_at`.
  calls_left numeric not null default 0,
  calls_at timestamptz not null default now(),
  ask_problem text,
  refill_problem text,
  balance_problem text,
  list_problem text,
  -- Since when it refuses the shop's key or has no money left; null: it does not.
  account_since timestamptz,
  -- The shop has alerted operators that it could not read the offers for long.
  told_old boolean not null default false,
  -- Why it refuses the account, the balance then, and whether its services stay on sale.
  account_problem text check (account_problem in ('money', 'key')),
  account_balance numeric,
  sells_while_refused boolean not null default false
);
create trigger version_is_counted before update of name, url, key, currency, dong_each, calls_a_minute, repeats_safely, low_balance,
  status, sells_while_refused on suppliers.suppliers for each row execute function platform.count_version();

-- Offers of a supplier, as last read.
create table suppliers.offers (
  supplier_id uuid not null references suppliers.suppliers,
  id text not null,
  name text not null,
  description text not null default '',
  -- Null: not orderable.
  type text,
  category text not null,
  -- For 1,000, or for one package; in the supplier's currency.
  rate numeric not null,
  min int not null,
  max int not null,
  can_refill boolean not null,
  can_cancel boolean not null,
  seen_at timestamptz not null,
  -- The last list did not contain it.
  gone_at timestamptz,
  primary key (supplier_id, id)
);

-- Where orders of a service go, in this order.
create table suppliers.sources (
  service_id uuid not null,
  position int not null,
  supplier_id uuid not null references suppliers.suppliers,
  offer_id text not null,
  -- How many of theirs are one of ours.
  units_each int not null default 1 check (units_each > 0),
  -- Which of their fields gets what.
  fields jsonb not null,
  -- Price of one: cost × factor + sum, rounded up to a multiple, at least the floor.
  factor_percent int not null check (factor_percent between 100 and 100000),
  plus_sum bigint not null default 0 check (plus_sum >= 0),
  round_to int not null default 1 check (round_to > 0),
  floor_price bigint not null default 1 check (floor_price > 0),
  -- Price and limits follow the supplier without approval.
  follows boolean not null default false,
  -- Why the shop sends nothing there.
  stopped text check (stopped in ('gone', 'cost', 'limits', 'type', 'form', 'charge')),
  -- The price and limits that an operator last decided: only others are proposed again.
  decided_price bigint,
  decided_min int,
  decided_max int,
  -- The offer's name when an operator last looked: a panel may reuse its number.
  offer_name text,
  -- Orders in a row that cost more than expected. Too many stop the source until an operator saves it.
  overcharges int not null default 0,
  primary key (service_id, "position"),
  unique (service_id, supplier_id, offer_id)
);
create index sources_by_offer on suppliers.sources (supplier_id, offer_id);

-- An order at suppliers. Written with the payment, so that no paid order is lost.
create table suppliers.dispatches (
  order_id uuid primary key,
  service_id uuid not null,
  amount int not null,
  -- `unclear`: it may have arrived. `stuck`: no supplier takes it. `by-people`: operators deliver it.
  state text not null default 'waiting' check (
    state in ('waiting', 'sent-now', 'sent', 'unclear', 'stuck', 'done', 'by-people')
  ),
  -- When a worker looks at it next: to send, to ask, or to give up.
  due_at timestamptz not null default now(),
  waits_since timestamptz not null default now(),
  -- Since when only the supplier that may have it can get it.
  pinned_at timestamptz,
  tries int not null default 0,
  -- Sources that refuse it, as `supplier/offer`.
  refused text[] not null default '{}',
  -- The supplier that has it. While it waits: the one that may have it; no other gets it.
  supplier_id uuid references suppliers.suppliers,
  offer_id text,
  units_each int,
  quantity int,
  -- The address it was sent to with our mark, which identifies it there. Null: sent without a mark.
  marked_url text,
  external_id text,
  sent_at timestamptz,
  -- The supplier's last report.
  status text,
  start_count bigint,
  remains bigint,
  charge numeric,
  currency text,
  -- The rate when it was sent; its cost in dong at all suppliers, and at earlier ones.
  dong_each numeric,
  cost bigint,
  cost_before bigint not null default 0,
  -- How often its cost was posted.
  cost_postings int not null default 0,
  asked_at timestamptz,
  -- The last plausible report, to the hour. Until there is one: when it was sent.
  told_at timestamptz not null default now(),
  -- Implausible reports in a row.
  oddities int not null default 0,
  -- When the shop checks a finished order once more.
  recheck_at timestamptz,
  refill_id text,
  problem text,
  created_at timestamptz not null default now(),
  -- When sending last began.
  tried_at timestamptz,
  -- The charge at the price when it was sent, and whether the supplier took more.
  expected_charge numeric,
  overcharged boolean not null default false
);
create index dispatches_due on suppliers.dispatches (due_at) where state in ('waiting', 'sent-now');
create index dispatches_to_ask on suppliers.dispatches (supplier_id, due_at) where state in ('sent', 'unclear');
create index dispatches_by_told on suppliers.dispatches (told_at) where state = 'sent';
create index dispatches_to_recheck on suppliers.dispatches (supplier_id, recheck_at) where recheck_at is not null;
create index dispatches_by_state on suppliers.dispatches (state, order_id) where state <> 'done';
create unique index dispatches_by_external on suppliers.dispatches (supplier_id, external_id)
  where external_id is not null;
-- A run that was paid a month before its date is not a month late.
create index dispatches_for_people_by_waiting on suppliers.dispatches (waits_since) where state in ('unclear', 'stuck');
-- Deferred, so that the shared row of a supplier is locked only briefly.
create constraint trigger cost_is_counted after update of cost on suppliers.dispatches deferrable initially deferred
  for each row when (new.cost is distinct from old.cost) execute function suppliers.count_cost();

-- Requests to a supplier and its answers; keys are masked.
create table suppliers.exchanges (
  id bigint generated always as identity primary key,
  supplier_id uuid not null references suppliers.suppliers,
  -- Null: about no order. An exchange about many is kept once per order whose state it changed.
  order_id uuid,
  at timestamptz not null default now(),
  action text not null,
  request text not null,
  answer text not null,
  outcome text not null check (outcome in ('done', 'refused', 'not-sent', 'unclear')),
  milliseconds int not null
);
create index exchanges_of_order on suppliers.exchanges (order_id, id) where order_id is not null;
create index exchanges_by_time on suppliers.exchanges using brin (at);
create index exchanges_of_supplier on suppliers.exchanges (supplier_id, id) where order_id is null;

-- Changes of an offer that wait for an operator, one per source.
create table suppliers.proposals (
  service_id uuid not null,
  position int not null,
  proposed_at timestamptz not null default now(),
  price bigint not null,
  min_amount int not null,
  max_amount int not null,
  -- The new name, if any. `name_only`: price and limits stay.
  offer_name text,
  name_only boolean not null default false,
  primary key (service_id, "position"),
  foreign key (service_id, "position") references suppliers.sources on delete cascade
);

-- Refills that the shop asks for, one per warranty claim. Written with the claim, so that none is lost.
create table suppliers.refills (
  claim_id uuid primary key,
  order_id uuid not null,
  supplier_id uuid not null references suppliers.suppliers,
  -- The number of the order there.
  external_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent-now', 'sent', 'ended')),
  due_at timestamptz not null default now(),
  tries int not null default 0,
  -- The number of the refill there.
  refill_id text,
  sent_at timestamptz,
  status text,
  -- Unintelligible reports in a row.
  oddities int not null default 0,
  problem text,
  created_at timestamptz not null default now()
);
create index refills_open on suppliers.refills (due_at) where state <> 'ended';
create index refills_to_ask on suppliers.refills (supplier_id, due_at) where state = 'sent';
create index refills_by_number on suppliers.refills (supplier_id, refill_id) where refill_id is not null;
create index refills_of_order on suppliers.refills (order_id);

-- Money that the shop paid to a supplier.
create table suppliers.top_ups (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references suppliers.suppliers,
  -- In the supplier's currency of that day, and what the shop paid for it.
  amount numeric not null check (amount > 0),
  currency text not null,
  dong bigint not null check (dong > 0),
  -- `other`: cash, cards and the like.
  paid_from text not null check (paid_from in ('bank', 'binance', 'other')),
  reference text not null,
  -- `waiting` for a second operator; `reversed` after posting; `withdrawn` before it.
  status text not null default 'waiting' check (status in ('waiting', 'posted', 'reversed', 'withdrawn')),
  noted_by uuid not null,
  noted_at timestamptz not null default now(),
  -- When the noting operator may confirm it alone, where there is no other.
  ripens_at timestamptz,
  posted_by uuid,
  posted_at timestamptz,
  -- One operator posted it alone: it counts towards the cap.
  within_cap boolean not null default false,
  ended_by uuid,
  ended_at timestamptz,
  reason text
);
create index top_ups_of_supplier on suppliers.top_ups (supplier_id, noted_at);
create index top_ups_within_cap on suppliers.top_ups (posted_by, posted_at) where within_cap;

-- Cost of all orders at each supplier, and the number of its postings.
create table suppliers.costs (
  supplier_id uuid primary key references suppliers.suppliers,
  cost bigint not null,
  postings int not null
);

-- Services that stopped because no supplier takes them, until operators know.
create table suppliers.untold_stops (
  service_id uuid primary key
);

-- Limits of operators stay, while the shop narrows them to those of suppliers.
create table suppliers.limits (
  service_id uuid primary key,
  -- Limits that operators last set or approved; null: whatever the supplier takes.
  own_min int,
  own_max int,
  -- Limits that the shop set last: a service with other limits was edited by an operator.
  set_min int not null,
  set_max int not null
);
