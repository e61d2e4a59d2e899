-- Closes a customer's account. The rest of the balance goes to the heir. The function refuses a balance that is not
-- exactly the sum that the owner gave up.
create or replace function ledger.close(p_path text, p_given_up bigint, p_heir text, p_code text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_balance bigint;
begin
  insert into ledger.accounts (path, balance) values (p_path, 0) on conflict (path) do nothing;
  select balance into v_balance from ledger.accounts where path = p_path for update;
  if v_balance <> p_given_up then
    raise exception 'Refused: BALANCE_LEFT'
      using constraint = 'BALANCE_LEFT', detail = jsonb_build_object('balance', v_balance)::text;
  end if;
  if v_balance > 0 then
    perform ledger.post('closing', p_path, p_code, '{}', array[p_path, p_heir], array[-v_balance, v_balance]);
  end if;
  update ledger.accounts set closed = true where path = p_path;
end $$;
