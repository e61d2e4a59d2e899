-- The picture that a service or a category is shown with, instead of a shape. Known by its content, so that its address never
-- shows another one. Nodes of the version before know nothing of it and show the shape.
create table catalog.tile_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);

alter table catalog.services add picture text references catalog.tile_pictures;
alter table catalog.categories add picture text references catalog.tile_pictures;
