-- Why a transfer waits and why a line has no answer are codes from now on: each language has its own words for them.

-- The account and the reference that some reasons name are columns of the transfer already.
alter table deposits.transfers add reason text check (reason in
  ('no-customer', 'several-customers', 'other-account', 'credited-before', 'worth-nothing', 'claimed'));

with known as (
  select id, case
      when note = 'no customer content found' then 'no-customer'
      when note = 'contents of several customers' then 'several-customers'
      when note = 'worth less than one dong' then 'worth-nothing'
      when note = format('sent to another account (%s)', account_number) then 'other-account'
      when note = format('bank reference %s was credited before', bank_reference) then 'credited-before'
    end as reason
  from deposits.transfers where status = 'unmatched'
  union all
  select id, 'claimed' from deposits.transfers where status = 'credited' and note = 'claimed by the customer')
update deposits.transfers t set reason = known.reason, note = ''
from known where known.id = t.id and known.reason is not null;

-- Beside it, `text` is its detail. Results of before have none and say it in English; they are known by their words.
alter table bots.results add problem text;
