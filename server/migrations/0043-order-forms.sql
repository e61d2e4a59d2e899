-- What services ask for when they are ordered, and what orders brought. The fields are in a table of their own, because placing
-- an order reads the whole row of its service; there is only what it compares: which version of the fields an order was checked
-- by, 0 where there are none, and whether an order may come without inputs.
alter table catalog.services add fields_version int not null default 0, add needs_inputs boolean not null default false;
create table catalog.service_fields (
  service_id uuid primary key references catalog.services on delete cascade,
  fields jsonb not null
);
-- Null for orders of services that ask for nothing: it takes no room then.
alter table orders.orders add inputs jsonb;
alter type orders.timeline_event add value 'edited' after 'lines-given';

-- Referral services could be paid for without a link. From now on they ask for it; operators can say that one needs none.
insert into catalog.service_fields (service_id, fields)
  select id, '[{"key": "link", "kind": "link", "required": true, "texts": {
    "en": {"label": "Referral link", "help": "The full address that new people should open.", "example": "https://example.com/?ref=you"},
    "vi": {"label": "Liên kết giới thiệu", "help": "Địa chỉ đầy đủ mà người mới sẽ mở.", "example": "https://example.com/?ref=ban"},
    "ru": {"label": "Реферальная ссылка", "help": "Полный адрес, который должны открыть новые люди.", "example": "https://example.com/?ref=vy"}}}]'::jsonb
  from catalog.services where category = 'referral' and service_type = 'REFERRAL';
update catalog.services set fields_version = version, needs_inputs = true
  where category = 'referral' and service_type = 'REFERRAL';

-- At once, so that nodes of the version before go on; what each start grants comes later.
do $$ begin
  if exists (select from pg_roles where rolname = 'runmart_app') then
    grant select, insert, update, delete on catalog.service_fields to runmart_app;
  end if;
end $$;
