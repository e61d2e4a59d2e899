-- Categories are the shop's own: operators add, name, order and hide them. Those there were are the start; their names are
-- what pages said until now.
create table catalog.categories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  position int not null,
  names jsonb not null check (names ?& '{en,vi,ru}'),
  glyph text not null,
  hidden boolean not null default false,
  version int not null default 1
);

insert into catalog.categories (slug, position, names, glyph) values
  ('mmo', 0, '{"en": "MMO", "vi": "MMO", "ru": "MMO"}', 'mmo'),
  ('referral', 1, '{"en": "Referral", "vi": "Giới thiệu", "ru": "Рефералы"}', 'referral'),
  ('game', 2, '{"en": "Game", "vi": "Trò chơi", "ru": "Игры"}', 'game'),
  ('telegram', 3, '{"en": "Telegram", "vi": "Telegram", "ru": "Telegram"}', 'telegram'),
  ('proxy', 4, '{"en": "Proxy", "vi": "Proxy", "ru": "Прокси"}', 'proxy');

alter table catalog.services
  drop constraint services_category_check,
  add foreign key (category) references catalog.categories;
