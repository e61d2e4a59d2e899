-- What customers were told, by which ways they want to be told, and the Telegram chats they tied to their accounts.

create schema notifications;

create table notifications.items (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- What it is about: the same news is told once, however often it is reported.
  key text not null,
  news jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (user_id, key)
);
create index items_of_user on notifications.items (user_id, at, id);
create index items_by_age on notifications.items (at);
create index unread_items on notifications.items (user_id) where read_at is null;

-- What went out by which way. Who begins to send says so, so that nobody else does at the same time; one who died while
-- sending is waited for, and then it is sent again.
create table notifications.sendings (
  item_id bigint not null references notifications.items on delete cascade,
  way text not null,
  begun_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (item_id, way)
);

-- Only what differs from the usual is kept.
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

-- How far the shop's Telegram bot has read what people wrote to it.
create table notifications.telegram (
  is_only boolean primary key default true check (is_only),
  read_until bigint not null default 0
);
insert into notifications.telegram default values;
