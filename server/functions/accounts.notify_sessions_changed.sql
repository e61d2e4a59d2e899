-- For triggers: notifies every node that the sessions or rights of a user changed. Nodes then drop the cached sessions.
-- A trigger, because commands and psql change them as well.
create or replace function accounts.notify_sessions_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform pg_notify('runmart_sessions', new.id::text);
  else
    perform pg_notify('runmart_sessions', old.user_id::text);
  end if;
  return null;
end $$;
