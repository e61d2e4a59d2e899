import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
/** Each shop's database is a copy of it. */
const TEMPLATE = 'runmart'

/** One password for all accounts of a test shop: the server hashes it once. */
export const everybodysPassword = 'ngựa pin kẹp giấy'

/** A demo shop whose people have the journeys' password. */
export const demoSettings = { DEMO: 'on', DEMO_PASSWORD: everybodysPassword }

/** Bundles the server, unless the bundle exists. */
export async function buildServer(): Promise<void> {
  const { buildServer } = await import('../../tools/build-server.mjs' as string)
  await buildServer(process.execPath, null)
}

/**
 * Starts one PostgreSQL for all shops of a test run, with a migrated and furnished database; returns a function that
 * stops it.
 */
export async function startDatabase(): Promise<() => Promise<void>> {
  const { startTestDatabase } = await import('../stages/with-database.mjs' as string)
  const { url, stop } = await startTestDatabase()
  process.env.E2E_DATABASE_URL = url
  const dataDir = await mkdtemp(join(tmpdir(), 'runmart-furnish-'))
  try {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...demoSettings, ...addressesOf(TEMPLATE) }
    await promisify(execFile)(process.execPath, ['server/build/prepare-database.js'], { cwd: checkout, env })
    return stop
  } catch (problem) {
    await stop()
    throw problem
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/**
 * Copies the furnished database for a shop and returns its settings; empty outside of a test run, where a shop has its
 * own server.
 */
export async function createShopDatabase(): Promise<Record<string, string>> {
  if (!process.env.E2E_DATABASE_URL) return {}
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: addressesOf('postgres').DATABASE_URL })
  await client.connect()
  await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  await client.end()
  return addressesOf(name)
}

/** The database's addresses for its owner and for the product: as in production, the product has its own login. */
function addressesOf(database: string) {
  const url = new URL(process.env.E2E_DATABASE_URL ?? '')
  url.pathname = `/${database}`
  const appUrl = new URL(url)
  appUrl.username = 'runmart_journeys'
  appUrl.password = 'journeys'
  return { DATABASE_URL: url.href, APP_DATABASE_URL: appUrl.href }
}
