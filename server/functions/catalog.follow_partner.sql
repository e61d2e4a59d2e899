-- For a trigger: while a partner's account is not active nobody can open their desk, so customers see their services as under
-- maintenance, whatever status operators gave them, and whoever blocked the account.
create or replace function catalog.follow_partner() returns trigger language plpgsql as $$
begin
  update catalog.services set unsupplied_since = case when new.status = 'active' then null else coalesce(unsupplied_since, now()) end
    where id in (select id from catalog.services where partner_id = new.id order by id for update);
  return null;
end $$;
