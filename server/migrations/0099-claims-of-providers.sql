-- Warranty claims go to whoever provides the order: a supplier is asked for a refill, a partner answers on their desk, everything else is
-- for the shop. How soon claims were decided is measured and shown on services.

-- Whose turn a claim is while it waits; whoever decided before this was the shop.
alter table warranty.claims
  add turn text not null default 'shop' check (turn in ('shop', 'supplier', 'partner')),
  -- Whose desk it was put on, and when it passes to the shop unless they answer before.
  add partner_id uuid,
  add passes_at timestamptz,
  -- What the supplier or the partner said before it passed to the shop; operators alone read it.
  add note text;
create index claims_for_shop on warranty.claims (claimed_at) where status = 'waiting' and turn = 'shop';
create index claims_of_partner on warranty.claims (partner_id, claimed_at, id) where partner_id is not null;
create index claims_to_pass on warranty.claims (passes_at) where status = 'waiting' and turn = 'partner';
create index claims_by_decision on warranty.claims (decided_at) where decided_at is not null;

-- So many days a partner has to answer a claim.
alter table partners.settings add claim_days int not null default 3 check (claim_days between 1 and 30);

-- What suppliers are asked to make good, one for a claim at most. Written with the claim, so that none is forgotten.
create table suppliers.refills (
  claim_id uuid primary key,
  order_id uuid not null,
  supplier_id uuid not null references suppliers.suppliers,
  -- The order's number there.
  external_id text not null,
  -- `waiting` to be sent, being `sent-now`, `sent`, or `ended`, whatever became of it.
  state text not null default 'waiting' check (state in ('waiting', 'sent-now', 'sent', 'ended')),
  due_at timestamptz not null default now(),
  tries int not null default 0,
  -- The refill's number there, and what the supplier told of it last.
  refill_id text,
  sent_at timestamptz,
  status text,
  -- How often in a row the supplier told nothing that can be understood.
  oddities int not null default 0,
  problem text,
  created_at timestamptz not null default now()
);
create index refills_open on suppliers.refills (due_at) where state <> 'ended';
create index refills_to_ask on suppliers.refills (supplier_id, due_at) where state = 'sent';
create index refills_by_number on suppliers.refills (supplier_id, refill_id) where refill_id is not null;
create index refills_of_order on suppliers.refills (order_id);

-- What was measured of a service's claims that were decided in the last 90 days; apart from the other statistics, which nodes of the
-- version before replace as a whole.
create table catalog.claim_stats (
  service_id uuid primary key,
  claims int not null,
  median_seconds int not null,
  good_rate float8 not null,
  measured_at timestamptz not null default now()
);
