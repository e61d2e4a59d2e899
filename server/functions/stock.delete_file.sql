-- For a trigger: whoever deletes what an item says deletes its file, also a node of the version before, which knows of none.
create or replace function stock.delete_file() returns trigger language plpgsql as $$
begin
  delete from stock.files where item_id = new.id;
  return null;
end $$;
