-- Reverses a credit or a debit with the opposite posting, once. The shop lends the customer any part that the balance
-- does not cover, and notes it as a debt. So the reversal is whole and the balance never negative. Returns the lent
-- amount, or null if the reversal exists already. Locks the account first: concurrent payments and reversals wait.
create or replace function ledger.reverse(p_code text, p_codes text[], p_reason text) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_original ledger.transactions;
  v_kind text;
  v_details jsonb;
  v_account bigint;
  v_path text;
  v_amount bigint;
  v_balance bigint;
  v_owed bigint;
  v_reversal bigint;
  v_paths text[];
  v_amounts bigint[];
begin
  select * into strict v_original from ledger.transactions where code = p_code;
  v_kind := case when v_original.kind in ('deposit', 'bank_deposit', 'crypto_deposit') then 'deposit_reversal'
    when v_original.kind = 'refund' then 'refund_reversal' else 'reversal' end;
  v_details := jsonb_strip_nulls(jsonb_build_object('reverses', p_code, 'orderCode', v_original.details->'orderCode'));
  select array_agg(a.path), array_agg(-e.amount), max(a.id) filter (where a.balance is not null),
      max(a.path) filter (where a.balance is not null), max(e.amount) filter (where a.balance is not null)
    into v_paths, v_amounts, v_account, v_path, v_amount
    from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.transaction_id = v_original.id;
  select balance into v_balance from ledger.accounts where id = v_account for update;
  if exists (select from ledger.transactions where kind = v_kind and reference = p_code) then
    return null;
  end if;
  v_owed := greatest(0, v_amount - v_balance);
  if v_owed > 0 then
    perform ledger.post('debt', p_code, p_codes[2], v_details, array[v_path, 'house:owed'], array[v_owed, -v_owed]);
  end if;
  v_reversal := ledger.post(v_kind, p_code, p_codes[1],
    v_details || jsonb_build_object('description', p_reason), v_paths, v_amounts);
  if v_owed > 0 then
    insert into ledger.debts (account_id, transaction_id, amount) values (v_account, v_reversal, v_owed);
  end if;
  return v_owed;
end $$;
