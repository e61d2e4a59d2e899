-- The operators' first page: what waits, figures of the day, and whether the books agreed when they were last checked.

-- Figures of a day, found among all entries by the time of the blocks that hold them: next to nothing to keep up.
create index entries_by_time on ledger.entries using brin (created_at) with (autosummarize = on);

-- Customers who registered on a day.
create index users_by_time on accounts.users (created_at);

-- What the last check of the books found; one row.
create schema books;
create table books.last_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  -- How many of the checks did not hold, and since when some have not.
  failing int not null check (failing >= 0),
  differs_since timestamptz,
  check ((failing > 0) = (differs_since is not null))
);
