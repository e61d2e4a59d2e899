-- For a trigger: while a partner's account is not active, customers see the partner's services as under maintenance.
-- The partner cannot open the desk then, so the status that operators set does not matter.
create or replace function catalog.follow_partner() returns trigger language plpgsql as $$
begin
  update catalog.services set unsupplied_since = case when new.status = 'active' then null else coalesce(unsupplied_since, now()) end
    where id in (select id from catalog.services where partner_id = new.id order by id for update);
  return null;
end $$;
