-- For a trigger: claims that wait are the shop's as soon as their order is, whoever takes it from its partner, and no longer in the
-- partner's list. What the partner decided before stays as it is.
create or replace function warranty.leave_order() returns trigger language plpgsql as $$
begin
  update warranty.claims set turn = 'shop', partner_id = null
    where order_id = new.id and status = 'waiting' and partner_id is not null;
  return null;
end $$;
