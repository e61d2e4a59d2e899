-- Services, their texts in each language, and measured facts about them.
create schema catalog;

-- Declared for triggers; server/functions holds their text.
create function catalog.follow_partner() returns trigger language plpgsql as 'begin end';

-- Pictures of services and categories. The hash is the address, so an address never shows another picture.
create table catalog.tile_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- Categories of the shop: operators add, name, order and hide them.
create table catalog.categories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  position int not null,
  names jsonb not null check (names ?& '{en,vi,ru}'),
  glyph text not null,
  hidden boolean not null default false,
  version int not null default 1,
  picture text references catalog.tile_pictures
);
insert into catalog.categories (slug, position, names, glyph) values
  ('mmo', 0, '{"en": "MMO", "vi": "MMO", "ru": "MMO"}', 'mmo'),
  ('referral', 1, '{"en": "Referral", "vi": "Giới thiệu", "ru": "Рефералы"}', 'referral'),
  ('game', 2, '{"en": "Game", "vi": "Trò chơi", "ru": "Игры"}', 'game'),
  ('telegram', 3, '{"en": "Telegram", "vi": "Telegram", "ru": "Telegram"}', 'telegram'),
  ('proxy', 4, '{"en": "Proxy", "vi": "Proxy", "ru": "Прокси"}', 'proxy');

create table catalog.services (
  id uuid primary key,
  position int not null default 0,
  category text not null references catalog.categories,
  provider text not null check (provider in ('USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED')),
  service_type text not null check (service_type in ('REFERRAL', 'AUTO_BOT')),
  mode text not null check (mode in ('single', 'multi')),
  status text not null default 'active' check (status in ('active', 'sold_out', 'maintenance')),
  -- How many are left; orders count it down. Null: no limit. A stocked service: the last count of free items.
  availability int check (availability >= 0),
  price bigint not null check (price >= 0) check (price <= 1000000000),
  billing text not null check (billing in ('unit', 'day')),
  min_amount int not null check (min_amount >= 1),
  max_amount int not null check (max_amount <= 1000000),
  bot_id text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  -- The version of the fields that orders fill in, and whether they must; 0: no fields. They stand here, because
  -- placing an order reads this row anyway.
  fields_version int not null default 0,
  needs_inputs boolean not null default false,
  -- The name in the service's public address.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  unit text not null check (
    unit in ('unit', 'line', 'signup', 'visit', 'member', 'channel', 'post', 'page', 'shop', 'hour', 'listing',
      'account')
  ),
  warranty_days int check (warranty_days between 1 and 365),
  visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'archived')),
  -- Cost of a unit to the shop, with fractions of a dong.
  cost numeric(18, 8) check (cost >= 0),
  -- Prices by quantity: `[{"from": 100, "price": 900}]`, rising. The last bracket that an amount reaches prices all of
  -- it.
  brackets jsonb check (jsonb_typeof(brackets) = 'array' and jsonb_array_length(brackets) > 0),
  picture text references catalog.tile_pictures,
  -- Orders are delivered from stock. They look into the stock itself and neither lock nor change this row.
  stocked boolean not null default false,
  -- The partner who delivers it, and their share of each order in hundredths of a percent.
  partner_id uuid,
  partner_share int check (partner_share between 0 and 10000),
  -- Suppliers deliver its orders. `unsupplied_since`: no supplier or partner can take any; customers see maintenance.
  supplied boolean not null default false,
  unsupplied_since timestamptz,
  -- The last entered availability, and the last alert to operators about it.
  availability_set int,
  availability_told text check (availability_told in ('low', 'out')),
  -- The operator who set the price cannot order at it.
  priced_by uuid,
  check (max_amount >= min_amount),
  constraint partner_has_share check ((partner_id is null) = (partner_share is null))
);
create index services_of_partner on catalog.services (partner_id) where partner_id is not null;

create table catalog.service_texts (
  service_id uuid not null references catalog.services on delete cascade,
  language text not null check (language in ('en', 'vi', 'ru')),
  name text not null,
  description text not null,
  primary key (service_id, language)
);

-- Facts measured over finished orders.
create table catalog.service_stats (
  service_id uuid primary key references catalog.services on delete cascade,
  completion_rate double precision not null,
  refund_rate double precision not null,
  median_start_seconds int not null,
  measured_at timestamptz not null default now(),
  orders int not null
);

-- Fields that an order of the service fills in. Apart from the service, because placing an order reads the whole row.
create table catalog.service_fields (
  service_id uuid primary key references catalog.services on delete cascade,
  fields jsonb not null
);

-- Former addresses: they redirect, and no other service gets them.
create table catalog.old_slugs (
  slug text primary key,
  service_id uuid not null references catalog.services on delete cascade
);

-- The page of a service in Markdown: by language what customers get, what the shop needs, and questions.
create table catalog.service_pages (
  service_id uuid primary key references catalog.services on delete cascade,
  texts jsonb not null,
  version int not null default 1
);

-- Pictures in these pages; their bytes never change.
create table catalog.pictures (
  id uuid primary key,
  service_id uuid not null references catalog.services on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  width int not null,
  height int not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
create index pictures_of_service on catalog.pictures (service_id);

create table catalog.favourites (
  customer_id uuid not null,
  service_id uuid not null references catalog.services on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, service_id)
);

-- Customers who want one notice when a service can be ordered again.
create table catalog.waiting (
  customer_id uuid not null,
  service_id uuid not null references catalog.services on delete cascade,
  created_at timestamptz not null default now(),
  primary key (service_id, customer_id)
);
create index waiting_of_customer on catalog.waiting (customer_id);

-- Prices of a service before and after: `{"price": 1000, "cost": 700}`. The last change before an order holds its cost.
create table catalog.price_changes (
  id bigint generated always as identity primary key,
  service_id uuid not null references catalog.services on delete cascade,
  at timestamptz not null default now(),
  changed_by uuid,
  edit_id uuid,
  before jsonb,
  after jsonb not null
);
create index price_changes_of_service on catalog.price_changes (service_id, id desc);

-- Edits of many services at once, which can be undone: `[{"id": …, "before": {"price": 1000}, "after": {"price":
-- 1100}}]`.
create table catalog.service_edits (
  id uuid primary key,
  at timestamptz not null default now(),
  made_by uuid not null,
  changes jsonb not null,
  undone_at timestamptz,
  undone_by uuid
);
create index service_edits_by_time on catalog.service_edits (at desc);

-- Warranty claims of a service that were decided in the last 90 days.
create table catalog.claim_stats (
  service_id uuid primary key references catalog.services on delete cascade,
  claims int not null,
  median_seconds int not null,
  good_rate double precision not null,
  measured_at timestamptz not null default now()
);
