-- For triggers: tells every node whose sessions ended, or whose rights changed. A node that knows a session for a moment
-- forgets it then, whoever made the change.
create or replace function accounts.notify_sessions_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform pg_notify('runmart_sessions', new.id::text);
  else
    perform pg_notify('runmart_sessions', old.user_id::text);
  end if;
  return null;
end $$;
