-- For triggers: postings never change.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: mend a mistake with an opposite posting';
end $$;
