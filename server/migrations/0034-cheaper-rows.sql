-- Rows of orders and of the ledger with less around them, and vacuumed before they are many. Nothing here reads or rewrites a
-- table: each step takes its lock for an instant.

-- Entries are found by their account, and near their transaction. Their numbers come from a sequence that posting alone uses.
alter table ledger.entries drop constraint entries_pkey;
-- Sessions of a user are found by the index of all of them, of which there are few.
drop index accounts.sessions_user_id_idx;
-- Most answers are stored together with their keys by now: what was kept free for writing them later is not needed.
alter table platform.idempotency_keys set (fillfactor = 90);

-- A fifth of a large table is a lot: by default that much of it has to change before it is vacuumed and measured again.
alter table orders.orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table orders.events set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table ledger.transactions set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table ledger.entries set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
