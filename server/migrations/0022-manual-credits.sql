-- What operators credit without a source has a daily cap. Each such credit is counted; one above the cap waits for a second
-- person or, where there is none, for the clock.
create table deposits.manual_credits (
  id uuid primary key,
  -- A deposit or a gift by hand, or a missed transfer.
  kind text not null check (kind in ('deposit', 'gift', 'transfer')),
  status text not null check (status in ('waiting', 'credited', 'cancelled')),
  customer_id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  reference text check ((kind = 'transfer') = (reference is not null)),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  -- Credited at once by who asked: only these count towards the cap.
  within_cap boolean not null,
  -- When it is credited without an approval; null: never.
  ripens_at timestamptz,
  -- Null: nobody had to decide, or the clock did.
  decided_by uuid,
  decided_at timestamptz
);
create index manual_credits_counted on deposits.manual_credits (asked_by, asked_at) where within_cap;
create index manual_credits_waiting on deposits.manual_credits (asked_at) where status = 'waiting';
