import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartupError } from '../startup-error.ts'

/** Makes sure the server has the shop's database and returns the address to connect to. */
export async function ensureDatabase(home: string, port: number): Promise<string> {
  const password = (await readFile(join(home, 'password'), 'utf8').catch(() => '')).trim()
  const address = (database: string) => `postgresql://runmart:${password}@127.0.0.1:${port}/${database}`
  const client = new Client({ connectionString: address('postgres') })
  try {
    await client.connect()
    const found = await client.query("select from pg_database where datname = 'runmart'")
    if (found.rowCount === 0) await client.query('create database runmart')
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${home} does not answer as expected: ${(error as Error).message} (set DATA_DIR to begin with an empty one).`,
    )
  } finally {
    await client.end().catch(() => {})
  }
  return address('runmart')
}
