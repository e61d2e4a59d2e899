-- For triggers: counts the changes of a row, whoever makes them, so that one can say which state of it was seen.
create or replace function platform.count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
