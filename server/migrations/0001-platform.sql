-- Tables that every feature uses: rate limits, idempotency keys, the outbox, and live nodes.

-- Declared for triggers; server/functions holds their text.
create function platform.count_version() returns trigger language plpgsql as 'begin end';
create function platform.forget_search_text() returns trigger language plpgsql as 'begin end';
create function platform.notify_shop_changed() returns trigger language plpgsql as 'begin end';

-- Rate limits: how many attempts each key has made in its window.
create table platform.rate_counts (
  key text primary key,
  window_ends timestamptz not null,
  count int not null
);

-- The first answer to each key; a repeated request gets it again.
create table platform.idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  -- json, not jsonb: the repeated answer is equal to the letter.
  answer json,
  created_at timestamptz not null default now(),
  -- The second of two requests with one key repeats its transaction and finds the answer.
  constraint "REPEAT.idempotency-key" primary key (user_id, key)
) with (fillfactor = 90);
create index idempotency_keys_created_at_idx on platform.idempotency_keys (created_at);

-- Jobs and live events. A relay moves each row to the job engine or to open pages within milliseconds. The checks
-- refuse what those would not take, so that one bad row never holds up the others.
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
