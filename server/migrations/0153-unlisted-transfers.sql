-- A notice of a bank transfer above this waits until the polled list has the transfer, too; 0: none waits.
alter table deposits.settings add notice_limit bigint not null default 0 check (notice_limit >= 0);

-- Until when a transfer waits for the list; then for a person. Null: it does not, or the list has it.
alter table deposits.transfers add unlisted_until timestamptz,
  drop constraint transfers_reason_check,
  add constraint transfers_reason_check check (reason in ('no-customer', 'several-customers', 'other-account',
    'credited-before', 'worth-nothing', 'claimed', 'reversed', 'held', 'unlisted'));
create index transfers_unlisted on deposits.transfers (external_id) where unlisted_until is not null;
