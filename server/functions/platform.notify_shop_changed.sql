-- For triggers: notifies every node that public facts about the shop changed. Nodes read them again and notify open
-- pages. A trigger, because commands and psql change them as well.
create or replace function platform.notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('runmart_shop', '');
  return null;
end $$;
