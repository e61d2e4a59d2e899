-- How many transfers there are by day, feed and state: operators' lists say how many match and turn to any page without reading
-- all of them. Every statement that changes transfers adds what it changed as rows of its own, so that nobody waits for
-- a shared row; a job sums them up. Counting what is there holds up transfers that arrive for half a second a million.
create table deposits.transfer_counts (
  day date not null,
  feed text not null,
  status text not null,
  transfers bigint not null
);
create index transfer_counts_by_day on deposits.transfer_counts (day);

create function deposits.count_transfers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into deposits.transfer_counts (day, feed, status, transfers)
      select (received_at at time zone 'UTC')::date, feed, status, count(*) from added group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into deposits.transfer_counts (day, feed, status, transfers)
      select (received_at at time zone 'UTC')::date, feed, status, -count(*) from removed group by 1, 2, 3;
  else
    insert into deposits.transfer_counts (day, feed, status, transfers)
      select (received_at at time zone 'UTC')::date, feed, status, sum(difference)
      from (select received_at, feed, status, 1 as difference from added
        union all select received_at, feed, status, -1 from removed) as changed
      group by 1, 2, 3 having sum(difference) <> 0;
  end if;
  return null;
end $$;

create trigger added_are_counted after insert on deposits.transfers referencing new table as added
  for each statement execute function deposits.count_transfers();
create trigger changed_are_counted after update on deposits.transfers referencing old table as removed new table as added
  for each statement execute function deposits.count_transfers();
create trigger removed_are_counted after delete on deposits.transfers referencing old table as removed
  for each statement execute function deposits.count_transfers();

insert into deposits.transfer_counts (day, feed, status, transfers)
  select (received_at at time zone 'UTC')::date, feed, status, count(*) from deposits.transfers group by 1, 2, 3;
