-- Runs of bots over the lines of orders. The state that people see is the order's; here is how far a run is, who has it, what
-- became of each line, and what was said meanwhile. Whoever changes a run holds the row of its order first.

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
  -- Every line up to it has its result; of those above, only the few that were done out of turn.
  through int not null default 0,
  -- Lines up to it were handed to the bot. Where doing one twice would hurt, it is written before a line begins.
  begun int not null default 0,
  -- Goes up with every claim and is asked for with every write: who slept through his lease cannot write any more.
  fence bigint not null default 0,
  holder uuid,
  lease_until timestamptz,
  -- Starts since the last result.
  tries int not null default 0,
  ran_ms bigint not null default 0,
  per_second real,
  -- The last batch of results that this claim saved: one whose answer was lost is known again.
  saved bigint not null default 0,
  log_lines int not null default 0,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Where lines and results are once they have left the database; written before they are put there.
  archive_key text,
  archived_at timestamptz,
  files_gone boolean not null default false,
  check ((holder is null) = (lease_until is null) and ok + failed + skipped <= total and through <= total)
);
create index held_runs on bots.runs (customer_id, lease_until) where holder is not null;
create index unarchived_runs on bots.runs (started_at) where archived_at is null and not files_gone;
create index archives_to_remove on bots.runs (order_id) where files_gone and archive_key is not null;

create table bots.results (
  order_id uuid not null,
  line int not null,
  status text not null check (status in ('ok', 'failed', 'skipped')),
  text text not null,
  -- The last belt: no line has two results.
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

-- The processes that run bots, as they last said.
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

-- What the shop has set for its bots; what is secret is sealed.
create table bots.settings (
  bot_id text not null,
  name text not null,
  value text not null,
  primary key (bot_id, name)
);

-- Which bot the lines were checked for, and what it was told, sealed until the order ends.
alter table orders.inputs add bot_id text, add settings bytea;
update orders.inputs i set bot_id = s.bot_id
  from orders.orders o join catalog.services s on s.id = o.service_id where o.id = i.order_id;
create index wanted_bots on orders.orders (id) where bot_status in ('started', 'running');

-- Whoever gave lines to a bot before bots ran has waited long enough.
update orders.orders o set bot_status = 'started' from orders.inputs i
  where i.order_id = o.id and i.bot_id is not null and o.status = 'pending' and o.bot_status = 'waiting';
