-- For triggers: increments the version of a changed row, so that a reader can name the state it saw. A trigger, because
-- commands and psql change rows as well.
create or replace function platform.count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
