-- Operators close the shop for customers for a while, and say why and until when. One row: the shop is closed or it is not.
create table content.maintenance (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false,
  -- One sentence per language; an empty one stands for the usual words.
  texts jsonb not null default '{"en": "", "vi": "", "ru": ""}',
  until timestamptz,
  changed_at timestamptz,
  changed_by uuid
);
insert into content.maintenance default values;

create trigger changed_is_told after update on content.maintenance
  for each statement execute function platform.notify_shop_changed();
