import type { Database } from '../server/src/platform/db/database.ts'

export type Run = (statement: string) => Promise<unknown>

/**
 * Fills these tables without triggers, foreign keys and synchronous commits, and creates the indexes afterwards. The
 * result equals a shop that has run for long, with no pending writes.
 */
export async function loadInBulk(owner: Database, tables: string, load: (run: Run) => Promise<void>): Promise<void> {
  const run: Run = (statement) => owner.pool.query(statement)
  await run("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '1GB'")
  await run('set session_replication_role = replica')
  await configure(run, ["set max_wal_size = '16GB'", 'set autovacuum = off'])
  const remade = await dropIndexes(owner, tables)
  await load(run)
  for (const statement of remade) await run(statement)
  await run('set session_replication_role = origin; set synchronous_commit = on')
  await run(`vacuum analyze ${tables}`)
  await configure(run, ['reset max_wal_size', 'reset autovacuum'])
  await run('checkpoint')
}

async function configure(run: Run, settings: readonly string[]): Promise<void> {
  for (const setting of settings) await run(`alter system ${setting}`)
  await run('select pg_reload_conf()')
}

/** Drops all indexes except primary keys, whose rows come in order; returns the statements that create them again. */
async function dropIndexes(owner: Database, tables: string): Promise<string[]> {
  const { rows } = await owner.pool.query<{ drop: string; make: string }>(`
    select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
    where i.indrelid = any (string_to_array('${tables}', ', ')::regclass[]) and not i.indisprimary`)
  for (const it of rows) await owner.pool.query(it.drop)
  return rows.map((it) => it.make)
}
