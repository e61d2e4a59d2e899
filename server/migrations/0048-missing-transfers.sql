-- A bank transfer that a customer misses can be claimed: an operator looks for it. A claim credits nothing by itself.
create table deposits.bank_claims (
  id uuid primary key,
  customer_id uuid not null,
  -- As the bank writes it, in capitals.
  reference text not null,
  amount bigint not null check (amount > 0),
  sent_on date not null,
  status text not null check (status in ('waiting', 'credited', 'refused')),
  claimed_at timestamptz not null default now(),
  -- The picture of the receipt, deleted some time after the decision.
  receipt bytea,
  receipt_type text check (receipt_type in ('image/png', 'image/jpeg', 'image/webp')),
  -- The transfer that it turned out to be.
  transfer_id uuid references deposits.transfers (id),
  reason text,
  decided_by uuid,
  decided_at timestamptz
);
-- One claim per reference; one that was refused may be claimed by somebody else.
create unique index bank_claims_one_per_reference on deposits.bank_claims (reference) where status <> 'refused';
create unique index bank_claims_once_each on deposits.bank_claims (customer_id, reference);
create index bank_claims_by_status on deposits.bank_claims (status, claimed_at, id);
-- Transfers that look like a claim, by their amount and time.
create index transfers_by_amount on deposits.transfers (amount, happened_at) where status in ('unmatched', 'ignored');

-- A demo shop has a Binance of its own, as it has a bank: what customers pretend to have sent, until it is polled.
create table deposits.demo_payments (
  id bigint primary key generated always as identity,
  customer_id uuid not null,
  amount text not null,
  note text not null,
  sent_at timestamptz not null default now()
);
create index demo_payments_by_time on deposits.demo_payments (sent_at);
