-- What entries of the audit log are found by, folded by the server: the log itself stays as it was written. Those of before, and
-- of nodes of the version before, are added by a job.
create table audit.search_texts (
  entry_id bigint primary key,
  search_text text not null
);
