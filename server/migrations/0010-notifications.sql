-- News for customers, the ways they choose, and their Telegram chats.
create schema notifications;

create table notifications.items (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- The subject: the same news is stored once, however often it is reported.
  key text not null,
  news jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (user_id, key)
);
create index items_of_user on notifications.items (user_id, at, id);
create index items_by_age on notifications.items (at);
create index unread_items on notifications.items (user_id) where read_at is null;

-- One sending per way. The sender marks its begin; another takes over when it died.
create table notifications.sendings (
  item_id bigint not null references notifications.items on delete cascade,
  way text not null,
  begun_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (item_id, way)
);

-- Only differences from the defaults.
create table notifications.preferences (
  user_id uuid not null,
  kind text not null,
  mail boolean not null,
  telegram boolean not null,
  primary key (user_id, kind)
);

create table notifications.chats (
  user_id uuid primary key,
  chat_id bigint not null unique,
  name text not null,
  linked_at timestamptz not null default now()
);

create table notifications.links (
  hash bytea primary key,
  user_id uuid not null,
  expires_at timestamptz not null
);

-- How far the shop's Telegram bot has read.
create table notifications.telegram (
  is_only boolean primary key default true check (is_only),
  read_until bigint not null default 0
);
insert into notifications.telegram default values;
