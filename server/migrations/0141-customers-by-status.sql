-- Operators list customers by their status: the few that are blocked are found, and however many there are counted, by this index alone.
create index users_by_status on accounts.users (status, id);
