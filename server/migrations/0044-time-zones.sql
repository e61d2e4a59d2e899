-- Days are the customer's: filters, charts and exports count them in the time zone that the customer has. Null: none is known
-- yet, then it is the shop's. Nodes know it with the session, so that a change of it is told like any other of a user.
alter table accounts.users add column time_zone text check (length(time_zone) <= 64);

create or replace trigger changed_is_told
  after update of status, role, is_owner, rights, language, totp_enabled_at, time_zone on accounts.users
  for each row
  when ((new.status, new.role, new.is_owner, new.rights, new.language, new.totp_enabled_at, new.time_zone)
    is distinct from
    (old.status, old.role, old.is_owner, old.rights, old.language, old.totp_enabled_at, old.time_zone))
  execute function accounts.notify_sessions_changed();
