-- What differs, as data that pages put into words. Beside what a check found (`result`), which nodes of the version before read and
-- write; it holds the time of its check, so that it is taken for no other's.
alter table books.last_check add column differences jsonb;
