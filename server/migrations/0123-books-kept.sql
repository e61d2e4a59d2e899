-- In a shop with a past, checking the books takes a minute or more: what the last check found is shown until there is a newer one.
alter table books.last_check
  -- All that it found, as the API tells it; null if a node of the version before checked first.
  add column result jsonb,
  add column took_ms int not null default 0,
  -- When somebody asked for a new one.
  add column asked_at timestamptz;
