-- Posts many transactions by a few statements, each once per (kind, reference), as `ledger.post` does one: all of them, or
-- none. A leg names its transaction by its place in the arrays, from 1. Returns the transactions' ids in their order, null
-- for those that were posted before. Entries of one account follow each other as their legs do, so that each knows the
-- balance after it.
create or replace function ledger.post_many(
  p_kinds text[], p_references text[], p_codes text[], p_details jsonb[],
  p_leg_postings int[], p_paths text[], p_amounts bigint[]
) returns bigint[] language plpgsql security definer set search_path = pg_catalog
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_ids bigint[];
  v_lowest bigint;
  v_sum numeric;
begin
  if cardinality(p_paths) <> cardinality(p_amounts) or cardinality(p_paths) <> cardinality(p_leg_postings)
    or cardinality(p_kinds) <> (select count(distinct (kind, reference)) from unnest(p_kinds, p_references) as it (kind, reference))
    or cardinality(p_kinds) <> (select count(*) from (
      select from unnest(p_leg_postings, p_paths, p_amounts) as leg (posting, path, amount)
      group by posting having sum(amount) = 0 and count(distinct path) = count(*)) as balanced)
  then
    raise exception 'Each posting has a name of its own, names each account once and must sum to zero';
  end if;

  insert into ledger.accounts (path, balance)
    select leg.path, case when leg.path like 'customer:%' then 0 end from unnest(p_paths) as leg (path)
    where not exists (select from ledger.accounts a where a.path = leg.path)
    group by leg.path order by leg.path collate "C"
    on conflict (path) do nothing;
  perform from ledger.accounts where path = any (p_paths) and balance is not null order by path collate "C" for update;

  with posting as (
    select * from unnest(p_kinds, p_references, p_codes, p_details) with ordinality as it (kind, reference, code, details, nth)
  ), made as (
    insert into ledger.transactions (code, kind, reference, details)
      select code, kind, reference, details from posting order by nth
      on conflict (kind, reference) do nothing returning id, kind, reference
  ), leg as (
    select made.id as transaction_id, made.kind, it.path, it.amount, it.nth
    from unnest(p_leg_postings, p_paths, p_amounts) with ordinality as it (posting, path, amount, nth)
    join posting on posting.nth = it.posting
    join made on made.kind = posting.kind and made.reference = posting.reference
  ), moved as (
    update ledger.accounts a set
      balance = a.balance + s.amount, deposited = a.deposited + s.deposited, earned = a.earned + s.earned
    from (
      select path, sum(amount)::bigint as amount,
        sum(case when kind in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal') then amount else 0 end)::bigint as deposited,
        sum(case when kind = 'commission' then amount else 0 end)::bigint as earned
      from leg where path like 'customer:%' group by path) as s
    where a.path = s.path
  ), written as (
    insert into ledger.entries (transaction_id, account_id, amount, balance_after)
      -- Read here, a balance is still the one before.
      select leg.transaction_id, a.id, leg.amount, a.balance + sum(leg.amount) over (partition by leg.path order by leg.nth)
      from leg cross join lateral (select id, balance from ledger.accounts where path = leg.path offset 0) as a
      order by leg.nth
      returning amount, balance_after
  )
  select (select array_agg(made.id order by posting.nth)
      from posting left join made on made.kind = posting.kind and made.reference = posting.reference),
    (select min(balance_after) from written), (select sum(amount) from written)
    into v_ids, v_lowest, v_sum;
  if v_lowest < 0 then
    -- The account's own constraint sees only the last balance.
    raise exception 'Refused: INSUFFICIENT_BALANCE' using constraint = 'INSUFFICIENT_BALANCE';
  end if;
  if v_sum <> 0 then
    raise exception 'What was written must sum to zero';
  end if;
  return v_ids;
end $$;
