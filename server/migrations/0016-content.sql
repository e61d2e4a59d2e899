-- Announcements, maintenance, and texts that operators write. Nodes keep a copy; a trigger invalidates it after any
-- write.
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
-- Shown now or later: few, however many there were.
create index announcements_published on content.announcements (ends_at) where is_published;
create trigger changed_is_told after insert or update or delete on content.announcements
  for each statement execute function platform.notify_shop_changed();

-- Whether the shop is closed to customers, why, and until when.
create table content.maintenance (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false,
  -- One sentence per language; an empty one stands for the default.
  texts jsonb not null default '{"en": "", "ru": "", "vi": ""}',
  until timestamptz,
  changed_at timestamptz,
  changed_by uuid,
  version int not null default 1
);
create trigger changed_is_told after update on content.maintenance
  for each statement execute function platform.notify_shop_changed();
create trigger version_is_counted before update on content.maintenance
  for each row execute function platform.count_version();
insert into content.maintenance default values;

-- Pages and posts that operators changed; the software's own are files.
create table content.texts (
  kind text not null check (kind in ('page', 'post')),
  slug text not null,
  -- Rises with every change, so that a stale editor cannot overwrite.
  version int not null default 1,
  draft jsonb,
  draft_by uuid,
  draft_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);

-- Everything published, or planned: a version shows from its moment until that of the next.
create table content.text_versions (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  -- Null removes the post.
  texts jsonb,
  -- Titles, descriptions and reading times by language: lists do not read whole texts.
  heads jsonb,
  shown_from timestamptz not null,
  published_by uuid not null,
  published_at timestamptz not null default now(),
  foreign key (kind, slug) references content.texts on delete cascade,
  check ((texts is null) = (heads is null))
);
create index text_versions_shown on content.text_versions (kind, slug, shown_from desc, id desc);
create trigger changed_is_told after insert or delete on content.text_versions
  for each statement execute function platform.notify_shop_changed();
