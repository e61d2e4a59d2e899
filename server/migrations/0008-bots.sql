-- Runs of bots over the lines of orders. The order holds the status that people see; a run holds progress, lease and
-- results. Every writer locks the order first.
create schema bots;

create table bots.runs (
  order_id uuid primary key,
  customer_id uuid not null,
  bot_id text not null,
  file_name text not null,
  total int not null,
  ok int not null default 0,
  failed int not null default 0,
  skipped int not null default 0,
  -- Every line up to it has its result; above it only the few done out of turn.
  through int not null default 0,
  -- The bot has the lines up to it. Where a repeat would hurt, it is written before a line begins.
  begun int not null default 0,
  -- Rises with every lease, and every write names it: an expired lease cannot write.
  fence bigint not null default 0,
  holder uuid,
  lease_until timestamptz,
  -- Starts since the last result.
  tries int not null default 0,
  ran_ms bigint not null default 0,
  per_second real,
  -- The last saved batch of this lease: a repeated save is recognised.
  saved bigint not null default 0,
  log_lines int not null default 0,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- The object with lines and results; written before the object is.
  archive_key text,
  archived_at timestamptz,
  files_gone boolean not null default false,
  check ((holder is null) = (lease_until is null) and (ok + failed + skipped) <= total and through <= total)
) with (fillfactor = 70);
create index unarchived_runs on bots.runs (started_at) where archived_at is null and not files_gone;
create index archives_to_remove on bots.runs (order_id) where files_gone and archive_key is not null;
-- Without the lease's end: renewing it several times a second would write every index.
create index held_runs on bots.runs (customer_id) where holder is not null;

create table bots.results (
  order_id uuid not null,
  line int not null,
  status text not null check (status in ('ok', 'failed', 'skipped')),
  text text not null,
  -- A code, with `text` as its detail; null where the line succeeded.
  problem text,
  -- No line has two results.
  primary key (order_id, line)
);

create table bots.log (
  order_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  from_shop boolean not null,
  text text not null,
  primary key (order_id, id)
);

-- Processes that run bots, as they last reported.
create table bots.nodes (
  id uuid primary key,
  name text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  places int not null,
  running int not null default 0,
  memory_mb int not null default 0,
  load double precision not null default 0,
  lacks text[] not null
);

-- Settings of the shop for its bots; secrets are sealed.
create table bots.settings (
  bot_id text not null,
  name text not null,
  value text not null,
  primary key (bot_id, name)
);

-- Bots with paid days that start by the customer's clock. Either at a time on weekdays (Monday is 1), or every few
-- hours.
create table bots.schedules (
  order_id uuid primary key,
  customer_id uuid not null,
  at_time text check (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  weekdays int[] check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  hours int check (hours between 1 and 168),
  next_at timestamptz not null,
  -- Why the bot did not start at the last date; null: it did, or there was none.
  passed_over text,
  created_at timestamptz not null default now(),
  check ((at_time is null) = (weekdays is null) and (at_time is null) <> (hours is null))
);
create index schedules_due on bots.schedules (next_at, order_id);
create index schedules_of_customer on bots.schedules (customer_id);
