-- What the shop sells, and its texts in each language.

create schema catalog;

create table catalog.services (
  id uuid primary key,
  position int not null default 0,
  category text not null check (category in ('mmo', 'referral', 'game', 'telegram', 'proxy')),
  provider text not null check (provider in ('USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED')),
  service_type text not null check (service_type in ('REFERRAL', 'AUTO_BOT')),
  mode text not null check (mode in ('single', 'multi')),
  status text not null default 'active' check (status in ('active', 'sold_out', 'maintenance')),
  availability int check (availability >= 0),
  price bigint not null check (price >= 0),
  billing text not null check (billing in ('unit', 'day')),
  min_amount int not null check (min_amount >= 1),
  max_amount int not null check (max_amount >= min_amount),
  bot_id text,
  created_at timestamptz not null default now()
);

create table catalog.service_texts (
  service_id uuid not null references catalog.services on delete cascade,
  language text not null check (language in ('en', 'vi', 'ru')),
  name text not null,
  description text not null,
  primary key (service_id, language)
);
