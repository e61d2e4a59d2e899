-- Alerts of operators by browser, Telegram and mail, and their choices.
create schema alerts;

-- Only differences from the defaults.
create table alerts.choices (
  operator_id uuid not null,
  kind text not null,
  browser boolean not null,
  telegram boolean not null,
  mail boolean not null,
  primary key (operator_id, kind)
);

-- One row per alert and operator; the same alert is stored once.
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

-- Waiting subjects that operators were alerted of. A row goes when its subject stops waiting.
create table alerts.told (
  kind text not null,
  subject text not null,
  primary key (kind, subject)
);

-- The time up to which orders were announced, for each pace that operators choose.
create table alerts.orders_told (
  pace text primary key check (pace in ('minute', 'hour')),
  until timestamptz not null
);
insert into alerts.orders_told (pace, until) values ('minute', now()), ('hour', now());
