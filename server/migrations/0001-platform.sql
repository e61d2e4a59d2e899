-- What every feature stands on: counted attempts, keys that make repeating safe, work and news born in a transaction,
-- and the nodes that are alive.

create table platform.rate_counts (
  key text primary key,
  window_ends timestamptz not null,
  count int not null
);

create table platform.idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index on platform.idempotency_keys (created_at);

-- Rows live for milliseconds: a relay takes them out and hands them to the job engine or to open pages. What those
-- would not take is refused here, in the transaction that writes it: one bad row must never hold up the others.
create table platform.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('job', 'live')),
  name text not null check (length(name) between 1 and 128),
  payload jsonb not null check (kind = 'job' or octet_length(payload::text) < 7500),
  run_at timestamptz,
  job_key text check (length(job_key) between 1 and 512),
  max_attempts int not null default 12 check (max_attempts >= 1)
);

create table platform.nodes (
  id uuid primary key,
  -- The names under which the job engine locks this node's jobs.
  holders text[] not null default '{}',
  started_at timestamptz not null default now()
);
