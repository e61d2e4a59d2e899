-- Posts many transactions with a few statements, each once per (kind, reference): all of them, or none. A leg names its
-- transaction by its index in the arrays, from 1; legs of one transaction are adjacent. Returns the ids of the
-- transactions in their order, null for those that exist already. Entries of an account keep the order of its legs, so
-- that each holds the balance after it. Computes in variables instead of queries: starting a statement costs more than
-- a row.
create or replace function ledger.post_many(
  p_kinds text[], p_references text[], p_codes text[], p_details jsonb[],
  p_leg_postings int[], p_paths text[], p_amounts bigint[]
) returns bigint[] language plpgsql security definer set search_path = pg_catalog
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_ids bigint[];
  v_new bigint[];
  v_inserted bigint;
  v_paths text[];
  v_accounts bigint[];
  v_balances bigint[];
  v_deposited bigint[];
  v_earned bigint[];
  v_shared bigint[];
  v_posting int := 0;
  v_first int := 1;
  v_sum numeric := 0;
  v_at int;
  v_entries int := 0;
  v_entry_transactions bigint[];
  v_entry_accounts bigint[];
  v_entry_amounts bigint[];
  v_entry_balances bigint[];
begin
  if cardinality(p_paths) <> cardinality(p_amounts) or cardinality(p_paths) <> cardinality(p_leg_postings) then
    raise exception 'Each leg has a posting, an account and an amount';
  end if;
  loop
    perform from ledger.accounts where path = any (p_paths) and balance is not null order by path collate "C" for update;
    select array_agg(path), array_agg(id), array_agg(balance) into v_paths, v_accounts, v_balances
      from ledger.accounts where path = any (p_paths);
    exit when p_paths <@ v_paths;
    insert into ledger.accounts (path, balance)
      select leg.path, case when leg.path like 'customer:%' then 0 end from unnest(p_paths) as leg (path)
      group by leg.path order by leg.path collate "C"
      on conflict (path) do nothing;
  end loop;

  for i in 1 .. cardinality(p_kinds) loop
    v_ids[i] := nextval('ledger.transactions_id_seq');
  end loop;
  insert into ledger.transactions (id, code, kind, reference, details) overriding system value
    select * from unnest(v_ids, p_codes, p_kinds, p_references, p_details)
    on conflict (kind, reference) do nothing;
  get diagnostics v_inserted = row_count;
  if v_inserted < cardinality(p_kinds) then
    v_new := array(select id from ledger.transactions where id = any (v_ids));
    if (select count(distinct (kind, reference)) from unnest(p_kinds, p_references) as it (kind, reference)) < cardinality(p_kinds) then
      raise exception 'Each posting has a name of its own';
    end if;
  end if;

  v_deposited := array_fill(0::bigint, array[cardinality(v_paths)]);
  v_earned := v_deposited;
  v_shared := v_deposited;
  for i in 1 .. cardinality(p_paths) loop
    if p_leg_postings[i] is distinct from v_posting then
      if v_sum is distinct from 0 or p_leg_postings[i] is distinct from v_posting + 1 then
        raise exception 'Each posting must sum to zero, and its legs follow each other';
      end if;
      v_posting := v_posting + 1;
      v_first := i;
    elsif p_paths[i] = any (p_paths[v_first : i - 1]) then
      raise exception 'A posting names each account once';
    end if;
    v_sum := v_sum + p_amounts[i];
    if v_new is not null and not v_ids[v_posting] = any (v_new) then
      continue;
    end if;
    v_at := array_position(v_paths, p_paths[i]);
    v_balances[v_at] := v_balances[v_at] + p_amounts[i];
    if v_balances[v_at] < 0 then
      raise exception 'Refused: INSUFFICIENT_BALANCE' using constraint = 'INSUFFICIENT_BALANCE';
    end if;
    if v_balances[v_at] is not null then
      if p_kinds[v_posting] in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal') then
        v_deposited[v_at] := v_deposited[v_at] + p_amounts[i];
      elsif p_kinds[v_posting] = 'commission' then
        v_earned[v_at] := v_earned[v_at] + p_amounts[i];
      elsif p_kinds[v_posting] in ('partner_share_released', 'partner_share_back') then
        v_shared[v_at] := v_shared[v_at] + p_amounts[i];
      end if;
    end if;
    v_entries := v_entries + 1;
    v_entry_transactions[v_entries] := v_ids[v_posting];
    v_entry_accounts[v_entries] := v_accounts[v_at];
    v_entry_amounts[v_entries] := p_amounts[i];
    v_entry_balances[v_entries] := v_balances[v_at];
  end loop;
  if v_sum is distinct from 0 or v_posting <> cardinality(p_kinds) then
    raise exception 'Each posting must sum to zero, and its legs follow each other';
  end if;

  if v_entries > 0 then
    update ledger.accounts a
      set balance = moved.balance, deposited = a.deposited + moved.deposited, earned = a.earned + moved.earned,
        shared = a.shared + moved.shared
      from unnest(v_accounts, v_balances, v_deposited, v_earned, v_shared) as moved (id, balance, deposited, earned, shared)
      where a.id = moved.id and moved.balance is not null;
    insert into ledger.entries (transaction_id, account_id, amount, balance_after)
      select * from unnest(v_entry_transactions, v_entry_accounts, v_entry_amounts, v_entry_balances);
  end if;
  if v_new is not null then
    return array(select case when id = any (v_new) then id end from unnest(v_ids) with ordinality as it (id, nth) order by nth);
  end if;
  return v_ids;
end $$;
