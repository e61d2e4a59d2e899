import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeLiteral } from 'pg'
import { StartupError } from '../startup-error.ts'
import { storedSecret } from '../stored-secret.ts'

const APP_LOGIN = 'runmart_login'

/** Makes sure the server has the shop's database and a login for the product, and returns the addresses of owner and product. */
export async function ensureDatabase(home: string, port: number): Promise<{ url: string; appUrl: string }> {
  const password = (await readFile(join(home, 'password'), 'utf8').catch(() => '')).trim()
  const appPassword = storedSecret(home, 'app-password', 24)
  const address = (login: string, secret: string, database = 'runmart') =>
    `postgresql://${login}:${secret}@127.0.0.1:${port}/${database}`
  const client = new Client({ connectionString: address('runmart', password, 'postgres') })
  try {
    await client.connect()
    const found = await client.query("select from pg_database where datname = 'runmart'")
    if (found.rowCount === 0) await client.query('create database runmart')
    const login = await client.query('select from pg_roles where rolname = $1', [APP_LOGIN])
    if (login.rowCount === 0) await client.query(`create role ${APP_LOGIN}`)
    // Each time: the file may have been lost, or restored from a backup.
    await client.query(`alter role ${APP_LOGIN} login password ${escapeLiteral(appPassword)}`)
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${home} does not answer as expected: ${(error as Error).message} (set DATA_DIR to begin with an empty one).`,
    )
  } finally {
    await client.end().catch(() => {})
  }
  return { url: address('runmart', password), appUrl: address(APP_LOGIN, appPassword) }
}
