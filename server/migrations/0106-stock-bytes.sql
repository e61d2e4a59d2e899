-- How many bytes a stock keeps, lines and files, because a stock has a limit. Counted like its items: what each statement changes is a
-- row of its own, summed up later, so that nobody who deletes waits for a shared row.
create table stock.byte_changes (
  service_id uuid not null,
  bytes bigint not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);

create function stock.note_bytes() returns trigger
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

-- From here on nobody writes items or files until this is committed, and the sums below are complete.
create trigger bytes_are_noted_with_added after insert on stock.items referencing new table as added
  for each statement execute function stock.note_bytes();
create trigger bytes_are_noted_with_changed after update on stock.items referencing old table as removed new table as added
  for each statement execute function stock.note_bytes();
create trigger bytes_are_noted_with_added after insert on stock.files referencing new table as added
  for each statement execute function stock.note_bytes();
create trigger bytes_are_noted_with_removed after delete on stock.files referencing old table as removed
  for each statement execute function stock.note_bytes();

update stock.pools p set bytes = kept.bytes
from (
  select i.service_id, sum(coalesce(octet_length(i.value), 0) + coalesce(f.size, 0)) as bytes
  from stock.items i left join stock.files f on f.item_id = i.id group by i.service_id
) as kept
where kept.service_id = p.service_id;
