-- Nodes know a session for a moment when a request only reads. They are told when one ends or its user changes, also by a
-- node of the version before, or by hand.
create function accounts.notify_sessions_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform pg_notify('runmart_sessions', new.id::text);
  else
    perform pg_notify('runmart_sessions', old.user_id::text);
  end if;
  return null;
end $$;

create trigger ended_is_told after update of ended_at, expires_at on accounts.sessions for each row
  when (new.ended_at is distinct from old.ended_at or new.expires_at < old.expires_at)
  execute function accounts.notify_sessions_changed();

create trigger deleted_is_told after delete on accounts.sessions for each row
  when (old.ended_at is null and old.expires_at > now())
  execute function accounts.notify_sessions_changed();

create trigger changed_is_told after update of status, role, is_owner, rights, language, totp_enabled_at on accounts.users
  for each row
  when ((new.status, new.role, new.is_owner, new.rights, new.language, new.totp_enabled_at)
    is distinct from (old.status, old.role, old.is_owner, old.rights, old.language, old.totp_enabled_at))
  execute function accounts.notify_sessions_changed();
