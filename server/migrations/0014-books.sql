-- The nightly check that ledger, orders and reports agree.
create schema books;

-- The last check. Checking a large shop takes a minute, so that pages show this one.
create table books.last_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  -- How many checks failed, and since when.
  failing int not null check (failing >= 0),
  differs_since timestamptz,
  result jsonb not null,
  took_ms int not null default 0,
  -- When an operator asked for a new check.
  asked_at timestamptz,
  check ((failing > 0) = (differs_since is not null))
);
