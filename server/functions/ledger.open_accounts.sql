-- Opens the missing accounts of customers: a customer whose first order is free has none yet.
create or replace function ledger.open_accounts(p_paths text[]) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into ledger.accounts (path, balance)
    select path, 0 from unnest(p_paths) as it (path)
    where not exists (select from ledger.accounts a where a.path = it.path)
    group by path order by path collate "C"
    on conflict (path) do nothing
$$;
