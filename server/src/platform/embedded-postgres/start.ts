import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { StartupError } from '../startup-error.ts'
import { type Addresses, type EmbeddedPostgres, startServer } from './start-server.ts'

/** Starts the data folder's PostgreSQL with the shop's database: creates it if missing, adopts a running one. */
export function startEmbeddedPostgres(options: {
  dataDir: string
  print: (line: string) => void
}): Promise<EmbeddedPostgres> {
  return startServer(options, ensureDatabase)
}

/** Makes sure the server has the shop's database and a login for the product. */
async function ensureDatabase(home: string, { url, appUrl }: Addresses): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', url).href })
  const { username, password } = new URL(appUrl)
  try {
    await client.connect()
    const found = await client.query("select from pg_database where datname = 'runmart'")
    if (found.rowCount === 0) await client.query('create database runmart')
    const login = await client.query('select from pg_roles where rolname = $1', [username])
    if (login.rowCount === 0) await client.query(`create role ${escapeIdentifier(username)}`)
    // Each time: the file may be lost, or restored from a backup.
    await client.query(`alter role ${escapeIdentifier(username)} login password ${escapeLiteral(password)}`)
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${home} does not answer as expected: ${(error as Error).message} (set DATA_DIR to begin with an empty one).`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
