-- For triggers: tells every node that what the shop tells everybody changed, whoever changed it. Nodes read it again, and
-- pass the news on to the pages that are open.
create or replace function platform.notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('runmart_shop', '');
  return null;
end $$;
