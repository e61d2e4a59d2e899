-- For triggers: records the bytes that a statement added to stocks or took from them. Commands and psql count as well.
create or replace function stock.note_bytes() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_table_name = 'items' and tg_op = 'INSERT' then
    insert into stock.byte_changes (service_id, bytes)
      select service_id, sum(octet_length(value)) from added where value is not null group by service_id;
  elsif tg_table_name = 'items' then
    insert into stock.byte_changes (service_id, bytes)
      select service_id, bytes from (
        select a.service_id, sum(coalesce(octet_length(a.value), 0) - coalesce(octet_length(r.value), 0)) as bytes
        from added a join removed r on r.id = a.id group by a.service_id) as it
      where bytes <> 0;
  elsif tg_op = 'INSERT' then
    insert into stock.byte_changes (service_id, bytes)
      select i.service_id, sum(f.size) from added f join stock.items i on i.id = f.item_id group by i.service_id;
  else
    insert into stock.byte_changes (service_id, bytes)
      select i.service_id, -sum(f.size) from removed f join stock.items i on i.id = f.item_id group by i.service_id;
  end if;
  return null;
end $$;
