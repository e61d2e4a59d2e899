-- For a trigger, the last belt: whatever the code above it does, what has ended stays as it ended.
create or replace function orders.refuse_revival() returns trigger language plpgsql as $$
begin
  raise exception 'Order % is %: that is final', old.code, old.status;
end $$;
