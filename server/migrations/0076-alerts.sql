-- What operators are told of by Telegram, mail and in open pages of the back office, and by which of these each of them wants it.
create schema alerts;

-- Only what differs from the usual is kept.
create table alerts.choices (
  operator_id uuid not null,
  kind text not null,
  browser boolean not null,
  telegram boolean not null,
  mail boolean not null,
  primary key (operator_id, kind)
);

-- One row per alert and reader. The same alert is made once, however often it is asked for.
create table alerts.items (
  id bigint generated always as identity primary key,
  operator_id uuid not null,
  key text not null,
  alert jsonb not null,
  at timestamptz not null default now(),
  unique (operator_id, key)
);
create index items_by_age on alerts.items (at);

create table alerts.sendings (
  item_id bigint not null references alerts.items on delete cascade,
  way text not null,
  begun_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (item_id, way)
);

-- What waits and was told, until it waits no more: the next time it does, it is news again.
create table alerts.told (
  kind text not null,
  subject text not null,
  primary key (kind, subject)
);

-- Up to which moment orders were told of, for those who hear every minute and for those who hear every hour.
create table alerts.orders_told (
  pace text primary key check (pace in ('minute', 'hour')),
  until timestamptz not null
);
insert into alerts.orders_told (pace, until) values ('minute', now()), ('hour', now());

-- Claims that are new, to be told of.
create index claims_by_time on deposits.claims (claimed_at);
