import { mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/start.ts'
import { newDataDir, removeDataDir } from '../launched-shop.mjs'

/** Lends a PostgreSQL of its own to a test run, then stops it and deletes its data. */
export async function withDatabase(work) {
  const { url, stop } = await startTestDatabase()
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** Starts a PostgreSQL that loses its data when it stops. */
export async function startTestDatabase() {
  const dataDir = await newDataDir()
  await mkdir(dataDir)
  const start = () => startEmbeddedPostgres({ dataDir, print: () => {} })
  let server = await start()
  const stop = async () => {
    await server.stop()
    await removeDataDir(dataDir)
  }
  try {
    await prepareForTests(server.url)
    await server.stop()
    server = await start()
    return { url: server.url, stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** Several files run at once, some with their own processes, each with connections for a whole shop. */
const MAX_CONNECTIONS = 400

/**
 * Without durability: tests do not need their data after a crash, and copies of a database become cheap. Autovacuum is
 * off, because a vacuum in the template would block copying it.
 */
async function prepareForTests(url) {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`)
  }
  // Each new connection proves a publicly known password.
  await client.query('alter system set scram_iterations = 1')
  await client.query(`alter system set max_connections = ${MAX_CONNECTIONS}`)
  await client.end()
}
