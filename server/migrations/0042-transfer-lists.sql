-- Operators' lists of transfers by state: counted and turned to any page by their index alone. Making it holds up transfers
-- that arrive for a second or two a million.
create index transfers_by_status on deposits.transfers (status, received_at, id) include (feed);
-- What waits is found by the same one.
drop index deposits.transfers_waiting;

-- An index alone is enough where PostgreSQL knows that all rows of a page are there for everybody: vacuuming notes it.
alter table deposits.transfers set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02);
