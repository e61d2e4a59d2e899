-- For a trigger: moves waiting claims to the shop when their order leaves its partner. They disappear from the
-- partner's list; decided claims stay there.
create or replace function warranty.leave_order() returns trigger language plpgsql as $$
begin
  update warranty.claims set turn = 'shop', partner_id = null
    where order_id = new.id and status = 'waiting' and partner_id is not null;
  return null;
end $$;
