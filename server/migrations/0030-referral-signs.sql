-- Whether referrer and customer are one person is judged again when a commission is paid, from all their sessions: found by
-- user, also those that ended. Browser marks are compared there and no longer looked up by themselves.
create index sessions_of_user on accounts.sessions (user_id);
drop index accounts.sessions_by_mark;
