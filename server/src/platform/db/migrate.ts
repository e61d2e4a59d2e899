import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { prepareAppLogin } from './app-login.ts'
import { grantToApp } from './app-role.ts'
import { applyFunctions, readFunctions } from './functions.ts'
import { isConnectionLost } from './problems.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const OLDEST_POSTGRES = 15
export const MIGRATION_LOCK = 7_203_114
const DISK_FULL = '53100'

/** The product's own login; a role that its connections take, but could leave; or only triggers. */
export type DatabaseGuard = 'login' | 'role' | 'triggers'

/**
 * Updates the database: each migration once, in order, in its own transaction, then changed functions. Safe to run from
 * many nodes at once. With `appUrl` it also prepares that login for the product. `guard` tells how the ledger is
 * protected from rewriting.
 */
export async function migrate(
  databaseUrl: string,
  appUrl: string | null = null,
): Promise<{ applied: string[]; guard: DatabaseGuard }> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((problem: Error) => {
    throw new StartupError(`The database cannot be reached: ${problem.message}.`)
  })
  // The query under way fails with the same problem.
  client.on('error', () => {})
  try {
    await checkVersion(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations({ connectionString: databaseUrl })
    const applied = [...(await applyMigrations(client)), ...(await applyFunctions(client, await readFunctions()))]
    await indexSearchTexts(client)
    const hasRole = await grantToApp(client)
    if (appUrl) await prepareAppLogin(client, appUrl)
    return { applied, guard: appUrl ? 'login' : hasRole ? 'role' : 'triggers' }
  } catch (problem) {
    if (!isConnectionLost(problem) && (problem as { code?: string }).code !== DISK_FULL) throw problem
    throw new StartupError(
      `The database stopped while Runmart prepared it (${(problem as Error).message}): look at its log and at the free space of its disk, then start again.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
  if (version < OLDEST_POSTGRES)
    throw new StartupError(`PostgreSQL ${version} is too old; Runmart needs ${OLDEST_POSTGRES} or newer.`)
}

/** Applies this database's missing migrations, and returns their names. */
async function applyMigrations(client: pg.Client): Promise<string[]> {
  await client.query('create schema if not exists platform')
  await client.query(`create table if not exists platform.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migrations',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(new URL(name, folder), 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    const before = known.get(name)
    if (before === checksum) continue
    if (before)
      throw new StartupError(
        `The migration ${name} was changed after it had been applied; restore it and add a new one.`,
      )
    await applyPatiently(client, text, { name, checksum })
    applied.push(name)
  }
  return applied
}

const TRIES = 20
/** A lock timeout or a deadlock with another transaction. */
const inTheWay = new Set(['55P03', '40P01'])

/** Applies a migration beside working nodes: it never waits long with others queued behind it, but retries. */
async function applyPatiently(
  client: pg.Client,
  text: string,
  { name, checksum }: { name: string; checksum: string },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin; set local lock_timeout = '3s'")
      await client.query(text)
      await client.query('insert into platform.migrations (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('commit')
      return
    } catch (problem) {
      await client.query('rollback')
      if (attempt === TRIES || !inTheWay.has((problem as { code?: string }).code ?? '')) throw problem
      await sleep(500)
    }
  }
}

/**
 * Creates a missing trigram index for every column `search_text`. Runs at every start, because the extension may be
 * new. Without the index, searches read the whole column.
 */
async function indexSearchTexts(client: pg.Client): Promise<void> {
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
