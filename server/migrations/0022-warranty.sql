-- Customers claim that part of a delivered order is broken or missing; it is replaced, partly refunded, or refused.
create schema warranty;

-- Declared for triggers; server/functions holds their text.
create function warranty.leave_desk() returns trigger language plpgsql as 'begin end';
create function warranty.leave_order() returns trigger language plpgsql as 'begin end';

create table warranty.claims (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  service_id uuid not null,
  -- Items, units or days.
  amount int not null check (amount > 0),
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'replaced', 'refunded', 'refused')),
  refunded bigint not null default 0 check (refunded >= 0),
  -- For the customer.
  reason text,
  -- Null: undecided, or the shop decided by itself.
  decided_by uuid,
  claimed_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The side that has to answer.
  turn text not null default 'shop' check (turn in ('shop', 'supplier', 'partner')),
  -- The partner who has it, and when it passes to the shop unanswered.
  partner_id uuid,
  passes_at timestamptz,
  -- Words of the supplier or partner, for operators alone.
  note text,
  check ((status = 'waiting') = (decided_at is null))
);
create index claims_waiting on warranty.claims (claimed_at, id) where status = 'waiting';
create index claims_by_time on warranty.claims (claimed_at, id);
create index claims_by_status on warranty.claims (status, claimed_at, id);
create index claims_of_order on warranty.claims (order_id);
create index claims_of_customer on warranty.claims (customer_id, claimed_at);
create index claims_for_shop on warranty.claims (claimed_at) where status = 'waiting' and turn = 'shop';
create index claims_of_partner on warranty.claims (partner_id, claimed_at, id) where partner_id is not null;
create index claims_to_pass on warranty.claims (passes_at) where status = 'waiting' and turn = 'partner';
create index claims_by_decision on warranty.claims (decided_at) where decided_at is not null;

-- The items of a claim: each is claimed once.
create table warranty.claimed_items (
  item_id bigint constraint claimed_once primary key,
  claim_id uuid not null references warranty.claims on delete cascade
);
create index claimed_items_of_claim on warranty.claimed_items (claim_id);

-- Waiting claims pass to the shop when an order leaves its partner, and when a partnership ends.
create trigger claims_leave_partner after update of partner_id on orders.orders for each row
  when (old.partner_id is not null and new.partner_id is null) execute function warranty.leave_order();

create trigger claims_leave_desk after update of state on partners.partners for each row
  when (new.state = 'ended' and old.state <> 'ended') execute function warranty.leave_desk();
