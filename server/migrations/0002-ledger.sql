-- The ledger: double entry in whole dong. Only ledger.post and its siblings write it. An opposite posting corrects a
-- mistake.
create schema ledger;

-- Declared for triggers; server/functions holds their text.
create function ledger.refuse_change() returns trigger language plpgsql as 'begin end';

-- Accounts of customers keep a balance, which never falls below zero. Accounts of the house keep none: all customers
-- would wait for one row.
create table ledger.accounts (
  id bigint generated always as identity primary key,
  path text not null unique check (path ~ '^(customer|house):'),
  balance bigint constraint "INSUFFICIENT_BALANCE" check (balance >= 0),
  deposited bigint not null default 0,
  earned bigint not null default 0,
  -- A closed account takes no money: there is no owner left.
  closed boolean not null default false,
  -- All shares that became a partner's, less those taken back.
  shared bigint not null default 0,
  check ((path like 'customer:%') = (balance is not null)),
  constraint "ACCOUNT_CLOSED" check (not closed or balance = 0)
);

-- A transaction of two legs: moves an amount between two accounts. Argument of `ledger.transfer_many`.
create type ledger.transfer as (
  kind text,
  reference text,
  code text,
  details jsonb,
  from_path text,
  to_path text,
  amount bigint
);

create table ledger.transactions (
  id bigint generated always as identity primary key,
  code text not null constraint "REPEAT.transaction-code" unique,
  kind text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (kind, reference)
) with (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- Finds the few refunds of a period without reading its sales.
create index transactions_of_refunds on ledger.transactions (id) where kind in ('refund', 'refund_reversal');
create trigger append_only before delete or truncate on ledger.transactions
  for each statement execute function ledger.refuse_change();
-- A transaction stays as written; only words about people may go later.
create trigger only_words_go before update on ledger.transactions for each row
  when (row(new.id, new.code, new.kind, new.reference, new.created_at)
      is distinct from row(old.id, old.code, old.kind, old.reference, old.created_at)
    or new.details is distinct from old.details - array['transferContent', 'description'])
  execute function ledger.refuse_change();

-- Only posting writes entries, with ids it has just read or made. A foreign key would lock the one row of a house
-- account in every posting.
create table ledger.entries (
  id bigint generated always as identity,
  transaction_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
create index entries_of_account on ledger.entries (account_id, id);
-- Entries are stored in the order of their transactions: a BRIN index costs posting next to nothing.
create index entries_near_transaction on ledger.entries using brin (transaction_id) with (autosummarize = on);
-- Sums of a day.
create index entries_by_time on ledger.entries using brin (created_at) with (autosummarize = on);
create trigger append_only before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();

-- Reversals that a balance did not cover; the next credits pay them.
create table ledger.debts (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  transaction_id bigint not null unique,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  check (paid between 0 and amount)
);
create index open_debts on ledger.debts (account_id, id) where paid < amount;
