-- Partners: customers who deliver services of the shop and earn a share of what their orders cost.
create schema partners;

-- Everybody who ever applied, once. The share is that of new services, in hundredths of a percent.
create table partners.partners (
  user_id uuid primary key,
  state text not null check (state in ('applied', 'refused', 'partner', 'leaving', 'ended')),
  offer text not null,
  contact text not null,
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  reason text,
  share int check (share between 0 and 10000)
);
create index partners_by_state on partners.partners (state, applied_at, user_id);

create table partners.proposals (
  id uuid primary key,
  partner_id uuid not null,
  -- The service that it changes, or that it became.
  service_id uuid,
  is_new boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  draft jsonb not null,
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  reason text
);
create index proposals_of_partner on partners.proposals (partner_id, id);
create index proposals_by_state on partners.proposals (state, id);
-- Of a service one proposal waits at a time.
create unique index one_waiting_proposal on partners.proposals (service_id) where state = 'waiting' and service_id is not null;

create table partners.settings (
  is_only boolean primary key default true check (is_only),
  share int not null default 7000 check (share between 0 and 10000),
  hold_days int not null default 7 check (hold_days between 0 and 365),
  version int not null default 1
);
insert into partners.settings default values;
create trigger version_is_counted before update on partners.settings
  for each row execute function platform.count_version();

-- What a partner gets of an order. `amount` is what the ledger has for it by now: held, or on the partner's balance.
create table orders.shares (
  order_id uuid primary key,
  partner_id uuid not null,
  share int not null check (share between 0 and 10000),
  amount bigint not null check (amount >= 0),
  state text not null default 'held' check (state in ('held', 'released', 'given-back')),
  -- How often the ledger was told of it: names the next posting.
  postings int not null default 1,
  ended_at timestamptz,
  release_at timestamptz,
  -- Why the partner left the order to the shop.
  reason text
);

-- What was measured over a partner's orders that ended in the last 90 days: of all (no service), and of each service.
create table orders.partner_stats (
  partner_id uuid not null,
  service_id uuid,
  orders int not null,
  median_start_seconds int,
  median_delivery_seconds int,
  delivered_rate float8 not null,
  refund_rate float8 not null,
  constraint partner_stats_key unique nulls not distinct (partner_id, service_id)
);
create index shares_held on orders.shares (partner_id) include (amount) where state = 'held';
create index shares_without_day on orders.shares (ended_at)
  where state = 'held' and ended_at is not null and release_at is null;
create index shares_due on orders.shares (release_at) where state = 'held' and release_at is not null;

create function orders.follow_share() returns trigger language plpgsql as $$ begin return null; end $$;

-- From here on tables that everybody uses, each for a moment: nothing below reads their rows but the few of the catalogue.
-- All shares that became a partner's, less what was taken back; like `earned` of commissions.
alter table ledger.accounts add shared bigint not null default 0;

-- Known with the session, so that a desk closes at once for who is no partner any more.
alter table accounts.users add is_partner boolean not null default false;

create or replace trigger changed_is_told
  after update of status, role, is_owner, rights, language, totp_enabled_at, time_zone, is_partner on accounts.users
  for each row
  when ((new.status, new.role, new.is_owner, new.rights, new.language, new.totp_enabled_at, new.time_zone, new.is_partner)
    is distinct from
    (old.status, old.role, old.is_owner, old.rights, old.language, old.totp_enabled_at, old.time_zone, old.is_partner))
  execute function accounts.notify_sessions_changed();

-- Whose a service is, and the share of orders from now on.
alter table catalog.services add partner_id uuid,
  add partner_share int check (partner_share between 0 and 10000),
  add constraint partner_has_share check ((partner_id is null) = (partner_share is null));
create index services_of_partner on catalog.services (partner_id) where partner_id is not null;

-- Whose order it is to deliver; null: the shop's.
alter table orders.orders add partner_id uuid;
create trigger share_follows after update of partner_id, status, refunded on orders.orders for each row
  when (old.partner_id is not null
    and (new.partner_id, new.status, new.refunded) is distinct from (old.partner_id, old.status, old.refunded))
  execute function orders.follow_share();
