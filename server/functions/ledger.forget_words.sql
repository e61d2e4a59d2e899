-- Removes texts about people from the transactions of an account; the amounts stay.
create or replace function ledger.forget_words(p_path text) returns void
language sql security definer set search_path = pg_catalog as $$
  update ledger.transactions set details = details - array['transferContent', 'description']
  where details ?| array['transferContent', 'description'] and id in (
    select e.transaction_id from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where a.path = p_path)
$$;
