-- What staff note about a customer; which mails about the account went out: that they did, not what they said; and debits.
create table accounts.customer_notes (
  id uuid primary key,
  customer_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index customer_notes_of_customer on accounts.customer_notes (customer_id, id);

create table accounts.sent_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  kind text not null,
  sent_at timestamptz not null default now()
);
create index sent_mails_of_user on accounts.sent_mails (user_id, id);
create index sent_mails_by_age on accounts.sent_mails (sent_at);

-- A debit by hand counts and waits like a credit by hand.
alter table deposits.manual_credits drop constraint manual_credits_kind_check;
alter table deposits.manual_credits add constraint manual_credits_kind_check
  check (kind in ('deposit', 'gift', 'transfer', 'debit'));
