-- For a trigger: a new stock belongs to whoever provides its service, also where a node of the version before makes it.
create or replace function stock.note_owner() returns trigger language plpgsql as $$
begin
  new.partner_id := (select s.partner_id from catalog.services s where s.id = new.service_id);
  return new;
end $$;
