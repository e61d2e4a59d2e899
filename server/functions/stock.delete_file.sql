-- For a trigger: deletes the file of an item when any writer deletes its value.
create or replace function stock.delete_file() returns trigger language plpgsql as $$
begin
  delete from stock.files where item_id = new.id;
  return null;
end $$;
