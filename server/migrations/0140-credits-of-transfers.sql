-- A transfer that was credited before is credited again like money without a source: it counts towards the cap, or waits. Then it is
-- known which transfer waits, and which claim it answers.
alter table deposits.manual_credits
  add transfer_id uuid references deposits.transfers (id),
  add claim_id uuid;
-- One at a time: whoever wants it credited to somebody else cancels first.
create unique index manual_credits_of_transfer on deposits.manual_credits (transfer_id) where status = 'waiting';
