-- For triggers: adds the changes of a statement to the counts of transfers. Each statement inserts its own rows, so
-- that no transfer waits for a shared row.
create or replace function deposits.count_transfers() returns trigger language plpgsql as $$
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
