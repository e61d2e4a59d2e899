-- Where the free items of a stock begin.

-- Nothing is free before this place; null where that is not known. Without it every sale would go past the rows of those before it, which
-- stay in the index until it is vacuumed.
alter table stock.pools add first_place bigint;

-- As rows that were sold are in nobody's way, and vacuuming reads the indexes of all that is free.
alter table stock.free set (autovacuum_vacuum_scale_factor = 0.05);
