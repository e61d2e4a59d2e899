-- Takes back money that a customer has lost the right to, once per (kind, reference). The shop lends the customer any
-- part that the balance does not cover, as `ledger.reverse` does. Returns the lent amount, or null if the posting
-- exists already. Locks the account first: concurrent payments wait.
create or replace function ledger.take_back(
  p_kind text, p_reference text, p_codes text[], p_details jsonb, p_from text, p_to text, p_amount bigint
) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_account bigint;
  v_balance bigint;
  v_owed bigint;
  v_transaction bigint;
begin
  select id, balance into strict v_account, v_balance from ledger.accounts where path = p_from and balance is not null for update;
  if exists (select from ledger.transactions where kind = p_kind and reference = p_reference) then
    return null;
  end if;
  v_owed := greatest(0, p_amount - v_balance);
  if v_owed > 0 then
    perform ledger.post('debt', p_kind || ':' || p_reference, p_codes[2], p_details, array[p_from, 'house:owed'], array[v_owed, -v_owed]);
  end if;
  v_transaction := ledger.post(p_kind, p_reference, p_codes[1], p_details, array[p_from, p_to], array[-p_amount, p_amount]);
  if v_owed > 0 then
    insert into ledger.debts (account_id, transaction_id, amount) values (v_account, v_transaction, v_owed);
  end if;
  return v_owed;
end $$;
