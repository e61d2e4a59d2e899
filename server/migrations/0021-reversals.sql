-- Credits and refunds by hand can be taken back. What a customer has already spent of one is owed, and taken from what comes next.
-- Tables in the order in which requests lock them: nodes of the version before may be posting.

-- How often a credit of this transfer was taken back: each credit has a reference of its own.
alter table deposits.transfers add reversals int not null default 0,
  drop constraint transfers_reason_check,
  add constraint transfers_reason_check check (reason in
    ('no-customer', 'several-customers', 'other-account', 'credited-before', 'worth-nothing', 'claimed', 'reversed'));

-- Likewise the refunds of an order, and what was paid for a commission again.
alter table orders.orders add refund_reversals int not null default 0;
alter table referrals.commissions add restored int not null default 0,
  -- What of its order was paid with gifts, of which nobody earns.
  add gift_part bigint not null default 0 check (gift_part >= 0);

create table ledger.debts (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- The reversal that the balance did not cover.
  transaction_id bigint not null unique,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount)
);
create index open_debts on ledger.debts (account_id, id) where paid < amount;

-- From a transaction to its entries, which are stored in the same order: next to nothing to keep up, unlike the index of
-- each entry that posting was freed from.
create index entries_near_transaction on ledger.entries using brin (transaction_id) with (autosummarize = on);
