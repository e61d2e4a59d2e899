-- The ledger: double entry in whole dong. A balance changes only by posting; a mistake is mended by an opposite posting.

create schema ledger;

-- Customers' accounts keep a running balance that can never fall below zero, and what was ever deposited and earned.
-- Accounts of the house keep none: a row that every posting updates would make all customers wait for each other.
create table ledger.accounts (
  id bigint generated always as identity primary key,
  path text not null unique check (path ~ '^(customer|house):'),
  balance bigint constraint "INSUFFICIENT_BALANCE" check (balance >= 0),
  deposited bigint not null default 0,
  earned bigint not null default 0,
  check ((path like 'customer:%') = (balance is not null))
);

create table ledger.transactions (
  id bigint generated always as identity primary key,
  code text not null constraint "REPEAT.transaction-code" unique,
  kind text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (kind, reference)
);

create table ledger.entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger.transactions,
  account_id bigint not null references ledger.accounts,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  created_at timestamptz not null default now()
);
create index entries_of_account on ledger.entries (account_id, id);
create index entries_of_transaction on ledger.entries (transaction_id);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: mend a mistake with an opposite posting';
end $$;
create trigger append_only before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.transactions
  for each statement execute function ledger.refuse_change();

-- The only way to write: moves amounts that sum to zero, once per (kind, reference). Answers the transaction's id, or
-- null when this was posted before. It runs with its owner's rights; those who call it may read the tables, not write.
-- Accounts are made at first use and locked in the order of their ids, so that postings never wait for each other in a
-- circle. Too little money is the account's own constraint, whose name is the refusal.
create function ledger.post(
  p_kind text, p_reference text, p_code text, p_details jsonb, p_paths text[], p_amounts bigint[]
) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_transaction bigint;
  v_sum numeric := 0;
begin
  for i in 1 .. array_length(p_paths, 1) loop
    v_sum := v_sum + p_amounts[i];
    if p_paths[i] = any (p_paths[i + 1 :]) then
      raise exception 'A posting names each account once';
    end if;
  end loop;
  if v_sum is distinct from 0 or array_length(p_paths, 1) <> array_length(p_amounts, 1) then
    raise exception 'A posting must sum to zero';
  end if;

  insert into ledger.transactions (code, kind, reference, details) values (p_code, p_kind, p_reference, p_details)
    on conflict (kind, reference) do nothing returning id into v_transaction;
  if v_transaction is null then
    return null;
  end if;

  if (select count(*) from ledger.accounts where path = any (p_paths)) < array_length(p_paths, 1) then
    insert into ledger.accounts (path, balance)
      select leg.path, case when leg.path like 'customer:%' then 0 end from unnest(p_paths) as leg (path)
      order by leg.path on conflict (path) do nothing;
  end if;

  perform from ledger.accounts where path = any (p_paths) and balance is not null order by id for update;
  with moved as (
    update ledger.accounts a set
      balance = a.balance + leg.amount,
      deposited = a.deposited + case when p_kind in ('deposit', 'bank_deposit', 'crypto_deposit') then leg.amount else 0 end,
      earned = a.earned + case when p_kind = 'commission' then leg.amount else 0 end
    from unnest(p_paths, p_amounts) as leg (path, amount)
    where a.path = leg.path and a.balance is not null
    returning a.id, leg.amount, a.balance)
  insert into ledger.entries (transaction_id, account_id, amount, balance_after)
    select v_transaction, id, amount, balance from moved
    union all
    select v_transaction, a.id, leg.amount, null
    from unnest(p_paths, p_amounts) as leg (path, amount) join ledger.accounts a on a.path = leg.path
    where a.balance is null;
  return v_transaction;
end $$;
