-- One transfer is one credit, whichever of its names somebody types: the bank's reference, the feed's id or the payer's id.

-- The names without spaces, punctuation and case, the bank's reference always first; null where there is none.
alter table deposits.transfers
  add names text[] generated always as (array[
    nullif(upper(regexp_replace(bank_reference, '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
    nullif(upper(regexp_replace(external_id, '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
    nullif(upper(regexp_replace(other_id, '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), '')]) stored,
  -- Under which name another transfer was credited, where that is why this one waits.
  add twin_reference text;
create index transfers_by_name on deposits.transfers using gin (names);
