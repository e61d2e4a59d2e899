-- Names of transfers are compared whatever width or form their letters and digits are written in.
alter table deposits.transfers alter column names set expression as (array[
  nullif(upper(regexp_replace(normalize(bank_reference, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
  nullif(upper(regexp_replace(normalize(external_id, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), ''),
  nullif(upper(regexp_replace(normalize(other_id, NFKC), '[[:space:][:punct:]\u00a0\u2000-\u200f\u202f\ufeff]+', '', 'g')), '')]);
