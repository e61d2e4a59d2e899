-- For a trigger: with a partnership ends whose turn its claims were, also those about delivered orders.
create or replace function warranty.leave_desk() returns trigger language plpgsql as $$
begin
  update warranty.claims set turn = 'shop' where partner_id = new.user_id and status = 'waiting' and turn = 'partner';
  return null;
end $$;
