-- Whose the free items of a stock are: what a partner added is handed out for the partner's orders alone.

alter table stock.pools
  -- Null: the shop's. All that is free in a stock is one owner's; `stock.take_for` refuses it to others.
  add partner_id uuid,
  -- Why what is free is being withdrawn as a whole; null where it is not.
  add withdraw_reason text,
  -- How many bytes it keeps, counted by a later migration, which reads all items and lets orders go on meanwhile.
  add bytes bigint not null default 0;

update stock.pools p set partner_id = s.partner_id from catalog.services s where s.id = p.service_id and s.partner_id is not null;
-- Of services that were taken from their partner: the last partner who added items. In doubt they are not sold.
update stock.pools p set partner_id = added.by
  from catalog.services s, lateral (
    select e.operator_id as by from audit.entries e
    where e.action = 'stock.add' and e.subject = s.id::text and e.operator_id in (select user_id from partners.partners)
    order by e.id desc limit 1) as added
  where s.id = p.service_id and s.partner_id is null and s.provider = 'PARTNER_PROVIDED';

create function stock.note_owner() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger owner_is_noted before insert on stock.pools for each row execute function stock.note_owner();
