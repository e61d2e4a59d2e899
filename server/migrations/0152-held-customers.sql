-- What of a blocked customer waits until somebody decides; empty where nothing does.
alter table accounts.users add held text[] not null default '{}'
  constraint users_held_check check (held <@ array['orders', 'payouts', 'transfers']);

-- A transfer of a customer whose transfers wait.
alter table deposits.transfers drop constraint transfers_reason_check, add constraint transfers_reason_check check (reason in
  ('no-customer', 'several-customers', 'other-account', 'credited-before', 'worth-nothing', 'claimed', 'reversed', 'held'));
