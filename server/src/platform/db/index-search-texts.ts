import type pg from 'pg'

/**
 * Creates a missing trigram index for every column `search_text`. Runs at every start, because the extension may be
 * new. Without the index, searches read the whole column.
 */
export async function indexSearchTexts(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin create extension if not exists pg_trgm;
    exception when undefined_file or feature_not_supported or insufficient_privilege or unique_violation
      or duplicate_object then null; end $$`)
  await client.query(`do $$ declare it record; begin
    for it in select c.oid::regclass as searched, c.relname || '_search' as index, n.nspname as home
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      cross join pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where a.attname = 'search_text' and c.relkind = 'r' and e.extname = 'pg_trgm' and not exists (
        select from pg_class i where i.relname = c.relname || '_search' and i.relnamespace = c.relnamespace) loop
      execute format('create index %I on %s using gin (search_text %I.gin_trgm_ops) with (fastupdate = off)',
        it.index, it.searched, it.home);
    end loop; end $$`)
}
