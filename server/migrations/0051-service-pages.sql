-- A page for every service: what its address is, what its price is for, what operators write about it, and their pictures.
-- Nodes of the version before insert services without these columns: hence the defaults.

alter table catalog.services
  add slug text not null default 'service-' || gen_random_uuid(),
  add unit text not null default 'unit' check (unit in ('unit', 'line', 'signup', 'visit', 'member', 'channel', 'post', 'page',
    'shop', 'hour', 'listing', 'account')),
  add warranty_days int check (warranty_days between 1 and 365);

update catalog.services set unit = 'line' where service_type = 'AUTO_BOT';

-- The English name in the letters of an address; of services of the same name the first has it alone.
with named as (
  select s.id, coalesce(nullif(trim(both '-' from left(regexp_replace(lower(t.name), '[^a-z0-9]+', '-', 'g'), 50)), ''), 'service') as slug,
    s.position, s.created_at
  from catalog.services s join catalog.service_texts t on t.service_id = s.id and t.language = 'en'),
numbered as (
  select id, slug, row_number() over (partition by slug order by position, created_at, id) as number from named)
update catalog.services s
set slug = case when n.number = 1 then n.slug else n.slug || '-' || left(s.id::text, 8) end
from numbered n where n.id = s.id;

alter table catalog.services add unique (slug), add check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

-- Addresses that services had before: they lead to the new ones and are never given to another service.
create table catalog.old_slugs (
  slug text primary key,
  service_id uuid not null references catalog.services on delete cascade
);

-- What operators write about a service, in Markdown: by language what customers get, what the shop needs, and questions.
create table catalog.service_pages (
  service_id uuid primary key references catalog.services on delete cascade,
  texts jsonb not null,
  version int not null default 1
);

-- Pictures of these texts; their bytes never change.
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

alter table catalog.service_stats add orders int not null default 0;
