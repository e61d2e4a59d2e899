-- Terms, privacy, about and the posts of the blog as operators write them. What ships with the software is in files: only what
-- somebody changed is here. Nodes keep a copy of what is published, and are told when it is out of date, whoever changed it.
create table content.texts (
  kind text not null check (kind in ('page', 'post')),
  slug text not null,
  -- Goes up with every change, so that nobody overwrites what somebody else wrote meanwhile.
  version int not null default 1,
  -- The words of all languages that are not published yet.
  draft jsonb,
  draft_by uuid,
  draft_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);

-- Everything that was published, and what waits to be: a version is shown from its moment on, until that of the next.
create table content.text_versions (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  -- Null takes the post off the site.
  texts jsonb,
  -- Titles, descriptions and reading times by language: lists do not read whole texts.
  heads jsonb,
  shown_from timestamptz not null,
  published_by uuid not null,
  published_at timestamptz not null default now(),
  foreign key (kind, slug) references content.texts (kind, slug) on delete cascade,
  check ((texts is null) = (heads is null))
);
create index text_versions_shown on content.text_versions (kind, slug, shown_from desc, id desc);

create trigger changed_is_told after insert or delete on content.text_versions
  for each statement execute function platform.notify_shop_changed();
