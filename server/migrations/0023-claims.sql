-- Who claimed which Binance transfer. An id and an amount are on every screenshot, so some claims wait: large ones for some
-- hours, doubtful ones for an operator.
create table deposits.claims (
  transfer_id uuid not null references deposits.transfers (id),
  customer_id uuid not null,
  claimed_at timestamptz not null default now(),
  -- When it is credited by itself; null: it was, or an operator decides.
  ripens_at timestamptz,
  -- Why an operator decides: the payer paid for another customer before, or another customer claimed it as well.
  doubt text check (doubt in ('other-payer', 'several-claims')),
  primary key (transfer_id, customer_id)
);
create index claims_ripening on deposits.claims (ripens_at) where ripens_at is not null;
create index claims_by_customer on deposits.claims (customer_id);
-- Who was credited for money of the same payer.
create index transfers_by_payer on deposits.transfers (payer) where payer <> '';
