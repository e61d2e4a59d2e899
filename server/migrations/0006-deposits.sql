-- Incoming money: accounts to pay to, codes that customers write into transfers, and every reported transfer.
create schema deposits;

-- Declared for triggers; server/functions holds their text.
create function deposits.count_transfers() returns trigger language plpgsql as 'begin end';

create table deposits.settings (
  is_only boolean primary key default true check (is_only),
  bank_bin text not null default '',
  bank_account_number text not null default '',
  bank_account_name text not null default '',
  binance_id text not null default '',
  binance_owner text not null default '',
  exchange_rate numeric(20, 8) not null default 26000 check (exchange_rate > 0),
  min_deposit bigint not null default 10000 check (min_deposit > 0),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- Deducted from a Binance transfer without the right content.
  wrong_content_percent int not null default 5 check (wrong_content_percent between 0 and 50),
  -- A notice of a larger transfer waits until the polled list has it; 0: none waits.
  notice_limit bigint not null default 0 check (notice_limit >= 0)
);
create trigger version_is_counted before update on deposits.settings
  for each row execute function platform.count_version();
insert into deposits.settings default values;

-- The code that a customer writes into every transfer.
create table deposits.contents (
  customer_id uuid primary key,
  code text not null unique
);

-- The inbox: each transfer once per feed and its id there, stored before anything else happens.
create table deposits.transfers (
  id uuid primary key,
  feed text not null check (feed in ('sepay', 'casso', 'binance', 'manual')),
  external_id text not null,
  other_id text,
  bank_reference text not null default '',
  account_number text not null default '',
  status text not null default 'new' check (status in ('new', 'credited', 'unmatched', 'ignored')),
  currency text not null check (currency in ('VND', 'USDT')),
  amount numeric(30, 8) not null check (amount > 0),
  content text not null,
  sender text not null default '',
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  customer_id uuid,
  credited bigint,
  note text not null default '',
  -- The account that paid, if the feed reports it.
  payer text not null default '',
  -- Why it waits for an operator.
  reason text check (
    reason in ('no-customer', 'several-customers', 'other-account', 'credited-before', 'worth-nothing', 'claimed',
      'reversed', 'held', 'unlisted')
  ),
  -- Every name of the transfer without spaces, punctuation, case and width; the bank's reference first. One transfer is
  -- one credit, whichever name a customer types.
  names text[] generated always as (array[
    nullif(upper(regexp_replace(normalize(bank_reference, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
    nullif(upper(regexp_replace(normalize(external_id, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
    nullif(upper(regexp_replace(normalize(other_id, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), '')]) stored,
  -- The name under which another transfer was credited, if this one waits for that.
  twin_reference text,
  -- How often its credit was taken back: each credit posts under its own reference.
  reversals int not null default 0,
  -- It spoiled a batch once and is settled alone.
  settles_alone boolean not null default false,
  -- As accounts.users.search_text.
  search_text text,
  -- Until then it waits for the polled list, afterwards for an operator. Null: it does not wait, or is listed.
  unlisted_until timestamptz,
  constraint "ALREADY_USED" unique (feed, external_id),
  check ((status = 'credited') = (credited is not null and customer_id is not null))
) with (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);
create index transfers_newest on deposits.transfers (received_at desc, id);
create index transfers_by_reference on deposits.transfers (bank_reference) where bank_reference <> '';
create index transfers_by_other_id on deposits.transfers (other_id) where other_id is not null;
create index transfers_of_customer on deposits.transfers (customer_id, id) where customer_id is not null;
create index transfers_by_payer on deposits.transfers (payer) where payer <> '';
create index transfers_to_settle on deposits.transfers (received_at, id) where status = 'new' and not settles_alone;
-- Lists by state count and turn pages by this index alone.
create index transfers_by_status on deposits.transfers (status, received_at, id) include (feed);
-- Transfers that look like a claim.
create index transfers_by_amount on deposits.transfers (amount, happened_at) where status in ('unmatched', 'ignored');
create index transfers_to_fold on deposits.transfers (id) where search_text is null;
-- Without fastupdate, because every look-up would read the pending list.
create index transfers_by_name on deposits.transfers using gin (names) with (fastupdate = off);
create index transfers_unlisted on deposits.transfers (external_id) where unlisted_until is not null;
-- Each statement adds rows to transfer_counts; a job sums them, so that no transfer waits for a shared row.
create trigger added_are_counted after insert on deposits.transfers referencing new table as added
  for each statement execute function deposits.count_transfers();
create trigger changed_are_counted after update on deposits.transfers referencing old table as removed new table as added
  for each statement execute function deposits.count_transfers();
create trigger removed_are_counted after delete on deposits.transfers referencing old table as removed
  for each statement execute function deposits.count_transfers();
-- As for users.
create trigger changed_is_folded_again before update of content, sender, external_id, other_id, bank_reference
  on deposits.transfers for each row when ((old.content, old.sender, old.external_id, old.other_id, old.bank_reference)
    is distinct from (new.content, new.sender, new.external_id, new.other_id, new.bank_reference))
  execute function platform.forget_search_text();

-- Each way in: its health, how far the shop has read it, and when any node last polled it.
create table deposits.feeds (
  feed text primary key check (feed in ('sepay', 'casso', 'binance')),
  last_ok_at timestamptz,
  last_problem_at timestamptz,
  -- The English text is a field of the API; pages put the code into words.
  last_problem text,
  read_until timestamptz,
  asked_at timestamptz not null default '-infinity',
  problem_code text check (
    problem_code in ('unreachable', 'timed-out', 'access-denied', 'rate-limited', 'bad-status', 'unreadable-answer',
      'answer-too-large', 'incomplete-list', 'unreadable-webhook', 'other')
  ),
  problem_detail text not null default ''
);
insert into deposits.feeds (feed) values ('sepay'), ('casso'), ('binance');

-- Credits and debits by operators. Those above the daily cap wait for a second operator, or for the clock where there
-- is none.
create table deposits.manual_credits (
  id uuid primary key,
  kind text not null check (kind in ('deposit', 'gift', 'transfer', 'debit')),
  status text not null check (status in ('waiting', 'credited', 'cancelled')),
  customer_id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  reference text,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  -- The asking operator credited it alone: it counts towards the cap.
  within_cap boolean not null,
  -- When it is credited without an approval; null: never.
  ripens_at timestamptz,
  -- Null: still open, or the clock decided.
  decided_by uuid,
  decided_at timestamptz,
  -- A credited transfer that is credited again, and the claim it answers.
  transfer_id uuid references deposits.transfers,
  claim_id uuid,
  check ((kind = 'transfer') = (reference is not null))
);
create index manual_credits_counted on deposits.manual_credits (asked_by, asked_at) where within_cap;
create index manual_credits_waiting on deposits.manual_credits (asked_at) where status = 'waiting';
create index manual_credits_decided on deposits.manual_credits (decided_at, id) where decided_at is not null;
create index manual_credits_by_customer on deposits.manual_credits (customer_id) where not within_cap;
create unique index manual_credits_of_transfer on deposits.manual_credits (transfer_id) where status = 'waiting';

-- Claims of Binance transfers. An id and an amount are on every screenshot, so large claims wait some hours, doubtful
-- ones for an operator.
create table deposits.claims (
  transfer_id uuid not null references deposits.transfers,
  customer_id uuid not null,
  claimed_at timestamptz not null default now(),
  -- When it is credited by itself; null: it was, or an operator decides.
  ripens_at timestamptz,
  -- The payer paid for another customer before, or several customers claim it.
  doubt text check (doubt in ('other-payer', 'several-claims')),
  primary key (transfer_id, customer_id)
);
create index claims_ripening on deposits.claims (ripens_at) where ripens_at is not null;
create index claims_by_customer on deposits.claims (customer_id);
create index claims_by_time on deposits.claims (claimed_at);

-- Bank transfers that customers miss. A claim credits nothing by itself: an operator looks for the transfer.
create table deposits.bank_claims (
  id uuid primary key,
  customer_id uuid not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  sent_on date not null,
  status text not null check (status in ('waiting', 'credited', 'refused')),
  claimed_at timestamptz not null default now(),
  -- The picture of the receipt; a job deletes it some time after the decision.
  receipt bytea,
  receipt_type text check (receipt_type in ('image/png', 'image/jpeg', 'image/webp')),
  -- The transfer that the operator found.
  transfer_id uuid references deposits.transfers,
  reason text,
  decided_by uuid,
  decided_at timestamptz
);
-- One claim per reference; a refused one may be claimed by another customer.
create unique index bank_claims_one_per_reference on deposits.bank_claims (reference) where status <> 'refused';
create unique index bank_claims_once_each on deposits.bank_claims (customer_id, reference);
create index bank_claims_by_status on deposits.bank_claims (status, claimed_at, id);
create index bank_claims_decided on deposits.bank_claims (decided_at, id) where decided_at is not null;
create index bank_claims_by_reference on deposits.bank_claims (reference);

-- The Binance of a demo shop: payments that customers pretend to have sent.
create table deposits.demo_payments (
  id bigint generated always as identity primary key,
  customer_id uuid not null,
  amount text not null,
  note text not null,
  sent_at timestamptz not null default now()
);
create index demo_payments_by_time on deposits.demo_payments (sent_at);

-- How many transfers there are by day, feed and state, so that lists need not read all of them.
create table deposits.transfer_counts (
  day date not null,
  feed text not null,
  status text not null,
  transfers bigint not null
);
create index transfer_counts_by_day on deposits.transfer_counts (day);
