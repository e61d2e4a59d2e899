-- For triggers: entries of the audit log never change.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
