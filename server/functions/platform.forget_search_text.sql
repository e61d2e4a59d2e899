-- For triggers: clears the folded words of a row when its words change, unless the same statement sets new ones.
create or replace function platform.forget_search_text() returns trigger language plpgsql as $$
begin
  if new.search_text is not distinct from old.search_text then
    new.search_text := null;
  end if;
  return new;
end $$;
