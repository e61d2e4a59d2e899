-- For a trigger, the last guard: an ended order keeps its status, whatever other code does.
create or replace function orders.refuse_revival() returns trigger language plpgsql as $$
begin
  raise exception 'Order % is %: that is final', old.code, old.status;
end $$;
