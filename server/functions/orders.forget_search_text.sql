-- For triggers: clears the folded words of an order when its words change or its links are deleted. Inserts a missing
-- row, so that a job that has read the old words cannot write them.
create or replace function orders.forget_search_text() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'links' then
    insert into orders.search_texts (order_id) select distinct order_id from removed
      on conflict (order_id) do update set search_text = null;
  else
    insert into orders.search_texts (order_id) values (new.id) on conflict (order_id) do update set search_text = null;
  end if;
  return null;
end $$;
