-- For triggers: what operators did stays as it was written.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
