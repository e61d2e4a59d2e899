-- Who changed which settings is looked up by the kind of deed.
create index audit_entries_of_action on audit.entries (action, id);
