-- The audit log as owners read it: what one person did, and what was done to one thing.
create index audit_entries_of_operator on audit.entries (operator_id, id);
create index audit_entries_on_subject on audit.entries (subject, id);
