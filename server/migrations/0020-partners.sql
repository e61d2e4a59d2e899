-- Customers who deliver services of the shop and earn a share of the price.
create schema partners;

-- Partners, and customers who applied. The share of new services is in hundredths of a percent.
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

-- Services that partners propose or change; an operator approves.
create table partners.proposals (
  id uuid primary key,
  partner_id uuid not null references partners.partners,
  -- The service that it changes, or became.
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
-- One waiting proposal per service.
create unique index one_waiting_proposal on partners.proposals (service_id)
  where state = 'waiting' and service_id is not null;

create table partners.settings (
  is_only boolean primary key default true check (is_only),
  share int not null default 7000 check (share between 0 and 10000),
  hold_days int not null default 7 check (hold_days between 0 and 365),
  version int not null default 1,
  -- Days that a partner has to answer a warranty claim.
  claim_days int not null default 3 check (claim_days between 1 and 30)
);
create trigger version_is_counted before update on partners.settings
  for each row execute function platform.count_version();
insert into partners.settings default values;
