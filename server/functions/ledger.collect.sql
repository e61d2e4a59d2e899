-- Pays a customer's oldest debt from the balance, as much as the balance covers. Returns the paid amount. Reads the
-- debt after locking the account: concurrent reversals and payments have committed by then.
create or replace function ledger.collect(p_path text, p_code text) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_account bigint;
  v_balance bigint;
  v_debt ledger.debts;
  v_taken bigint;
begin
  select id, balance into v_account, v_balance from ledger.accounts where path = p_path for update;
  select * into v_debt from ledger.debts where account_id = v_account and paid < amount order by id limit 1;
  v_taken := least(v_debt.amount - v_debt.paid, v_balance);
  if v_debt.id is null or v_taken = 0 then
    return 0;
  end if;
  -- The sum paid so far makes the reference of each payment unique.
  perform ledger.post('debt_payment', v_debt.id || ':' || v_debt.paid, p_code,
    (select details - 'description' from ledger.transactions where id = v_debt.transaction_id),
    array[p_path, 'house:owed'], array[-v_taken, v_taken]);
  update ledger.debts set paid = paid + v_taken where id = v_debt.id;
  return v_taken;
end $$;
