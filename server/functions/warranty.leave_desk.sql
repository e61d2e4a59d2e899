-- For a trigger: when a partnership ends, the shop has to answer the partner's waiting claims. These include claims
-- about delivered orders.
create or replace function warranty.leave_desk() returns trigger language plpgsql as $$
begin
  update warranty.claims set turn = 'shop' where partner_id = new.user_id and status = 'waiting' and turn = 'partner';
  return null;
end $$;
