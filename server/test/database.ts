import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suggestedTiers } from '@runmart/contract/orders-settings'
import { SUGGESTED_COMMISSION } from '@runmart/contract/referrals'
import pg from 'pg'
import { migrate } from '#platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'

const folders = [new URL('../migrations/', import.meta.url), new URL('../functions/', import.meta.url)]
const TEMPLATE = templateName()
const TEMPLATE_LOCK = 41_225

/**
 * A database for one test file: a copy of a migrated template, which takes milliseconds. `appUrl` is the product's
 * login.
 */
export async function createDatabase(): Promise<{ url: string; appUrl: string; drop(): Promise<void> }> {
  const cluster = await clusterUrl()
  await makeTemplate(cluster)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(cluster, (admin) => admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  return {
    url: inDatabase(cluster, name),
    appUrl: asApp(inDatabase(cluster, name)),
    // A test run deletes its whole cluster at its end.
    drop: async () => {
      if (process.env.TEST_DATABASE_URL) return
      await asAdmin(cluster, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

/** The cluster of the whole test run; a file run by hand starts one that stays for the next. */
async function clusterUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const dataDir = join(tmpdir(), `runmart-tests-${process.getuid?.() ?? 0}`)
  mkdirSync(dataDir, { recursive: true })
  return (await startEmbeddedPostgres({ dataDir, print: () => {} })).url
}

/** Named by a hash of the migrations, so that each state of the code finds its own. */
function templateName(): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)))
  for (const file of ['app-role', 'app-login', 'functions', 'migrate'])
    hash.update(readFileSync(new URL(import.meta.resolve(`#platform/db/${file}.ts`))))
  hash.update(readFileSync(new URL(import.meta.url)))
  return `runmart_${hash.digest('hex').slice(0, 12)}`
}

/** Test files start together: one makes the template, under another name until it is complete; the others wait. */
async function makeTemplate(cluster: string): Promise<void> {
  const unfinished = `${TEMPLATE}_unfinished`
  await asAdmin(cluster, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount) return
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    const url = inDatabase(cluster, unfinished)
    await migrate(url, asApp(url))
    await giveDemoValues(url)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [unfinished])
    await admin.query(`alter database ${unfinished} rename to ${TEMPLATE}`)
  })
}

/** Most test shops have the demo shop's discounts; no operator has changed them, so the version stays. */
async function giveDemoValues(url: string): Promise<void> {
  const [deposits, percents] = [suggestedTiers.map((it) => it.deposit), suggestedTiers.map((it) => it.discount)]
  await asAdmin(url, async (admin) => {
    await admin.query('set session_replication_role = replica')
    await admin.query('update orders.settings set tier_deposits = $1, tier_percents = $2', [deposits, percents])
    await admin.query('update referrals.settings set commission_percent = $1', [SUGGESTED_COMMISSION])
  })
}

async function asAdmin<T>(cluster: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: cluster })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Migrating creates it, as in production. */
function asApp(url: string): string {
  const changed = new URL(url)
  changed.username = 'runmart_tests'
  changed.password = 'tests'
  return changed.href
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
