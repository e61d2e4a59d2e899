-- What the shop tells everybody at the top of its pages. Nodes keep a copy, and are told when it is out of date, whoever changed it.
create schema content;

create table content.announcements (
  id uuid primary key,
  kind text not null check (kind in ('info', 'warning')),
  -- One sentence per language.
  texts jsonb not null,
  link text,
  is_published boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at)
);
create index announcements_newest on content.announcements (created_at desc, id);
-- Those that are shown now or later: few, however many there were.
create index announcements_published on content.announcements (ends_at) where is_published;

create function platform.notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('runmart_shop', '');
  return null;
end $$;

create trigger changed_is_told after insert or update or delete on content.announcements
  for each statement execute function platform.notify_shop_changed();
