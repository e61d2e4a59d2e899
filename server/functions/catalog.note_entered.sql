-- For a trigger: remembers which number was entered for how many of a service are available, whoever enters it. Nothing was told of it yet.
create or replace function catalog.note_entered() returns trigger language plpgsql as $$
begin
  new.availability_set := new.availability;
  new.availability_told := null;
  return new;
end $$;
