-- Posts one transaction: moves amounts that sum to zero, once per (kind, reference). Returns the id of the transaction,
-- or null if it exists already. Runs with its owner's rights, because callers may only read the tables. Creates
-- accounts at first use and locks them in the order of their paths: postings cannot deadlock. Uses a plain statement
-- per leg, because PostgreSQL would plan one over all legs anew each time. A constraint of the account refuses a
-- negative balance; its name is the refusal. Deposits less their reversals count as deposited; gifts, debits and other
-- reversals do not.
create or replace function ledger.post(
  p_kind text, p_reference text, p_code text, p_details jsonb, p_paths text[], p_amounts bigint[]
) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_transaction bigint;
  v_sum numeric := 0;
  v_account bigint;
  v_balance bigint;
  v_path text;
  v_amount bigint;
begin
  for i in 2 .. cardinality(p_paths) loop
    if p_paths[i] collate "C" < p_paths[i - 1] collate "C" then
      -- The shop sends sorted legs; only others need this.
      select array_agg(leg.path order by leg.path collate "C"), array_agg(leg.amount order by leg.path collate "C")
        into p_paths, p_amounts from unnest(p_paths, p_amounts) as leg (path, amount);
      exit;
    end if;
  end loop;
  for i in 1 .. cardinality(p_paths) loop
    v_sum := v_sum + p_amounts[i];
    if p_paths[i] = p_paths[i - 1] then
      raise exception 'A posting names each account once';
    end if;
  end loop;
  if v_sum is distinct from 0 or cardinality(p_paths) = 0 or cardinality(p_paths) <> cardinality(p_amounts) then
    raise exception 'A posting must sum to zero';
  end if;

  insert into ledger.transactions (code, kind, reference, details) values (p_code, p_kind, p_reference, p_details)
    on conflict (kind, reference) do nothing returning id into v_transaction;
  if v_transaction is null then
    return null;
  end if;

  for i in 1 .. cardinality(p_paths) loop
    v_path := p_paths[i];
    v_amount := p_amounts[i];
    v_balance := null;
    loop
      if v_path like 'customer:%' then
        update ledger.accounts a set
          balance = a.balance + v_amount,
          deposited = a.deposited + case when p_kind in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal') then v_amount else 0 end,
          earned = a.earned + case when p_kind = 'commission' then v_amount else 0 end,
          shared = a.shared + case when p_kind in ('partner_share_released', 'partner_share_back') then v_amount else 0 end
        where a.path = v_path returning a.id, a.balance into v_account, v_balance;
      else
        select a.id into v_account from ledger.accounts a where a.path = v_path;
      end if;
      exit when found;
      insert into ledger.accounts (path, balance) values (v_path, case when v_path like 'customer:%' then 0 end)
        on conflict (path) do nothing;
    end loop;
    insert into ledger.entries (transaction_id, account_id, amount, balance_after)
      values (v_transaction, v_account, v_amount, v_balance);
  end loop;
  return v_transaction;
end $$;
