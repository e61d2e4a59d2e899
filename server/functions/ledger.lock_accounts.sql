-- Locks customers' accounts until the transaction ends, in the order of their paths, as every posting does. Callers
-- cannot lock these rows themselves, because they may not write to the ledger.
create or replace function ledger.lock_accounts(p_paths text[]) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from ledger.accounts where path = any (p_paths) and balance is not null order by path collate "C" for update;
end $$;
