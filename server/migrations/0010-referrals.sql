-- What referring earns: a commission for each successful order of a referred customer, held for some days before it is
-- paid through the ledger; and how often a link was opened, counted without remembering who opened it.

create schema referrals;

create table referrals.settings (
  is_only boolean primary key default true check (is_only),
  commission_percent int not null default 5 check (commission_percent between 0 and 50),
  hold_days int not null default 7 check (hold_days between 0 and 365)
);
insert into referrals.settings default values;

create table referrals.commissions (
  order_id uuid primary key,
  order_code text not null,
  referrer_id uuid not null,
  referred_id uuid not null,
  percent int not null,
  amount bigint not null check (amount >= 0),
  -- What the ledger has brought to the referrer for it; more than the amount while a refund has not been taken back.
  paid bigint not null default 0 check (paid >= 0),
  status text not null check (status in ('held', 'suspicious', 'paid', 'taken-back', 'refused')),
  reasons text[] not null default '{}',
  created_at timestamptz not null default now(),
  held_until timestamptz not null,
  settled_at timestamptz
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

-- One opening a day and visitor counts: a mark that can be made again but not read back, forgotten after two days.
create table referrals.marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);

-- Which browser a session was opened in, as far as it says so: a hash of a number it made up for itself.
alter table accounts.sessions add mark bytea;
create index sessions_by_mark on accounts.sessions (mark) where mark is not null;

-- The account somebody paid from, where a feed tells it: a name alone is that of many people, a bank that of most.
alter table deposits.transfers add payer text not null default '';
