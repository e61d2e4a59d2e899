-- Transfers are settled in batches, oldest first.

-- One that spoiled a batch is tried by itself from then on.
alter table deposits.transfers add settles_alone boolean not null default false;
create index transfers_to_settle on deposits.transfers (received_at, id) where status = 'new' and not settles_alone;

-- Names are looked up as often as they are written. Those that are only noted down, to be sorted in later, are all read at
-- each look-up.
alter index deposits.transfers_by_name set (fastupdate = off);
select gin_clean_pending_list('deposits.transfers_by_name');
