-- Commissions for successful orders of referred customers, held for some days, and counts of opened links without
-- visitors.
create schema referrals;

create table referrals.settings (
  is_only boolean primary key default true check (is_only),
  commission_percent int not null default 0 check (commission_percent between 0 and 50),
  hold_days int not null default 7 check (hold_days between 0 and 365),
  version int not null default 1
);
create trigger version_is_counted before update on referrals.settings
  for each row execute function platform.count_version();
insert into referrals.settings default values;

create table referrals.commissions (
  order_id uuid primary key,
  order_code text not null,
  referrer_id uuid not null,
  referred_id uuid not null,
  percent int not null,
  amount bigint not null check (amount >= 0),
  -- Sum that the ledger has paid; more than the amount until a refund is taken back.
  paid bigint not null default 0 check (paid >= 0),
  status text not null check (status in ('held', 'suspicious', 'paid', 'taken-back', 'refused')),
  reasons text[] not null default '{}',
  created_at timestamptz not null default now(),
  held_until timestamptz not null,
  settled_at timestamptz,
  -- How often it was paid again: each posts under its own reference.
  restored int not null default 0,
  -- The part of the order paid with gifts earns nothing.
  gift_part bigint not null default 0 check (gift_part >= 0)
);
create index commissions_of_referrer on referrals.commissions (referrer_id, referred_id);
create index commissions_open on referrals.commissions (referrer_id) where status in ('held', 'suspicious');
create index commissions_paid on referrals.commissions (referrer_id, settled_at) where status = 'paid';
create index commissions_owed on referrals.commissions (referrer_id, order_id) where paid > amount;
create index commissions_newest on referrals.commissions (created_at desc, order_id);
create index commissions_due on referrals.commissions (held_until) where status = 'held';
create index commissions_waiting on referrals.commissions (created_at) where status = 'suspicious';

create table referrals.visits (
  referrer_id uuid not null,
  day date not null,
  clicks int not null,
  primary key (referrer_id, day)
);

-- One opening counts per day and visitor. The mark can be made again but not read back; a job deletes it after two
-- days.
create table referrals.marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);

-- Commissions of single referrers; null: the general one again.
create table referrals.rates (
  referrer_id uuid primary key,
  percent int check (percent between 0 and 50),
  version int not null default 0
);
create trigger version_is_counted before update on referrals.rates
  for each row execute function platform.count_version();
