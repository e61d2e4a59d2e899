-- Orders that other shops deliver: who they are, what they offer, which services come from them, and what became of each order there.
create schema suppliers;

-- Whether orders of a service are sent on to suppliers, and since when none of them can take any: customers then see it as under
-- maintenance, whatever status operators gave it.
alter table catalog.services add supplied boolean not null default false, add unsupplied_since timestamptz;

-- Others are delivering an order, or may be: until that is over nobody cancels or ends it by hand. Null: no.
alter table orders.orders add sent_on boolean;

create table suppliers.suppliers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind in ('panel-v2')),
  url text not null,
  -- Encrypted.
  key bytea not null,
  -- What it counts in, and how many dong the shop reckons for one.
  currency text not null,
  dong_each numeric not null check (dong_each > 0),
  calls_a_minute int not null default 60 check (calls_a_minute between 1 and 600),
  -- Whether an order that is sent again with the same mark is the same order there.
  repeats_safely boolean not null default false,
  low_balance numeric check (low_balance >= 0),
  status text not null default 'active' check (status in ('active', 'paused')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Learned by asking.
  balance numeric,
  balance_at timestamptz,
  told_low boolean not null default false,
  synced_at timestamptz,
  -- In a row; nothing is sent there until `open_until`, once there were too many.
  failures int not null default 0,
  open_until timestamptz,
  problem text,
  -- Calls that may be made right now, as of `calls_at`: shared by all nodes.
  calls_left numeric not null default 0,
  calls_at timestamptz not null default now()
);
create trigger version_is_counted before update of name, url, key, currency, dong_each, calls_a_minute, repeats_safely, low_balance, status
  on suppliers.suppliers for each row execute function platform.count_version();

-- What a supplier offers, as last read.
create table suppliers.offers (
  supplier_id uuid not null references suppliers.suppliers,
  id text not null,
  name text not null,
  description text not null default '',
  -- Null where it is none that can be ordered.
  type text,
  category text not null,
  -- Of 1,000, or of one where it is a package; in the supplier's currency.
  rate numeric not null,
  min int not null,
  max int not null,
  can_refill boolean not null,
  can_cancel boolean not null,
  seen_at timestamptz not null,
  -- It was missing in the last list.
  gone_at timestamptz,
  primary key (supplier_id, id)
);

-- Where the orders of a service are sent, in this order.
create table suppliers.sources (
  service_id uuid not null,
  position int not null,
  supplier_id uuid not null references suppliers.suppliers,
  offer_id text not null,
  -- How many of theirs are one of ours.
  units_each int not null default 1 check (units_each > 0),
  -- Which of their fields gets what: see the contract.
  fields jsonb not null,
  -- Price of one: cost × factor + sum, rounded up to a multiple, at least the floor.
  factor_percent int not null check (factor_percent between 100 and 100000),
  plus_sum bigint not null default 0 check (plus_sum >= 0),
  round_to int not null default 1 check (round_to > 0),
  floor_price bigint not null default 1 check (floor_price > 0),
  -- Price and limits follow the supplier without asking.
  follows boolean not null default false,
  -- Why nothing is sent there, found out by the shop.
  stopped text check (stopped in ('gone', 'cost', 'limits', 'type', 'form')),
  -- The price and limits that somebody decided about last: they are proposed again only when they are others.
  decided_price bigint,
  decided_min int,
  decided_max int,
  primary key (service_id, position),
  unique (service_id, supplier_id, offer_id)
);
create index sources_by_offer on suppliers.sources (supplier_id, offer_id);

-- What becomes of an order at suppliers. Written with the payment, so that no paid order is forgotten.
create table suppliers.dispatches (
  order_id uuid primary key,
  service_id uuid not null,
  -- As ordered.
  amount int not null,
  -- `waiting` to be sent, being `sent-now`, `sent`, `unclear` whether it was, `stuck` because nobody takes it, `done`, or `by-people`.
  state text not null default 'waiting' check (state in ('waiting', 'sent-now', 'sent', 'unclear', 'stuck', 'done', 'by-people')),
  -- When it is looked at next: sent, asked for, or given up.
  due_at timestamptz not null default now(),
  -- Since when it is to be sent, and since when to nobody but the supplier that may have it.
  waits_since timestamptz not null default now(),
  pinned_at timestamptz,
  tries int not null default 0,
  -- Sources that do not take it, as `supplier/offer`.
  refused text[] not null default '{}',
  -- Since it is with this supplier. While it is waiting: it may be there, and is sent nowhere else.
  supplier_id uuid references suppliers.suppliers,
  offer_id text,
  units_each int,
  quantity int,
  -- Where it was sent with a mark of ours, by which it is known there when it is sent again. Null: it had none.
  marked_url text,
  external_id text,
  sent_at timestamptz,
  -- What the supplier told last.
  status text,
  start_count bigint,
  remains bigint,
  charge numeric,
  currency text,
  -- Dong for one of the currency as it was when the order was sent, and what the order cost in dong: at all suppliers, and of that at
  -- those that had it before.
  dong_each numeric,
  cost bigint,
  cost_before bigint not null default 0,
  -- How often the cost was posted.
  cost_postings int not null default 0,
  asked_at timestamptz,
  -- When the supplier told something that can be, to the hour; from when it was sent.
  told_at timestamptz not null default now(),
  -- How often in a row the supplier told what cannot be.
  oddities int not null default 0,
  -- When a finished one is asked for once more, in case the supplier thinks better of it.
  recheck_at timestamptz,
  refill_id text,
  problem text,
  created_at timestamptz not null default now()
);
create index dispatches_due on suppliers.dispatches (due_at) where state in ('waiting', 'sent-now');
create index dispatches_to_ask on suppliers.dispatches (supplier_id, due_at) where state in ('sent', 'unclear');
create index dispatches_by_told on suppliers.dispatches (told_at) where state = 'sent';
create index dispatches_to_recheck on suppliers.dispatches (supplier_id, recheck_at) where recheck_at is not null;
create index dispatches_by_state on suppliers.dispatches (state, order_id) where state <> 'done';
create index dispatches_for_people on suppliers.dispatches (created_at) where state in ('unclear', 'stuck');
create unique index dispatches_by_external on suppliers.dispatches (supplier_id, external_id) where external_id is not null;

-- What was said to a supplier and what it answered; keys are masked.
create table suppliers.exchanges (
  id bigint generated always as identity primary key,
  supplier_id uuid not null references suppliers.suppliers,
  -- Null for what is about no order; what is about many is kept once for each whose state changed by it.
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

-- Changes of an offer that an operator has to approve, one for each source.
create table suppliers.proposals (
  service_id uuid not null,
  position int not null,
  proposed_at timestamptz not null default now(),
  price bigint not null,
  min_amount int not null,
  max_amount int not null,
  primary key (service_id, position),
  foreign key (service_id, position) references suppliers.sources on delete cascade
);
