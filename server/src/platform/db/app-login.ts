import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { APP_ROLE } from './app-role.ts'

/**
 * Grants the product's rights to the login of APP_DATABASE_URL, and refuses a login with more. SQL can leave a role by
 * `reset role`, but never a login.
 */
export async function prepareAppLogin(owner: pg.Client, appUrl: string): Promise<void> {
  const login = decodeURIComponent(URL.parse(appUrl)?.username ?? '')
  const password = decodeURIComponent(URL.parse(appUrl)?.password ?? '')
  const name = pg.escapeIdentifier(login)
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [login])
  if (!rowCount)
    await owner
      .query(`create role ${name} login password ${pg.escapeLiteral(password)}`)
      .catch(failed(`create it (create role ${name} login password …)`, ['42710', '23505']))
  await owner
    .query(`grant ${APP_ROLE} to ${name}`)
    .catch(failed(`allow it the role (grant ${APP_ROLE} to ${name})`, ['XX000', '23505']))
  await checkAppLogin(appUrl)
}

/** A parallel start may have done it already: those codes do not matter. */
const failed = (remedy: string, harmless: string[]) => (problem: Error & { code?: string }) => {
  if (!harmless.includes(problem.code ?? ''))
    throw new StartupError(`The login of APP_DATABASE_URL cannot be prepared (${problem.message}): ${remedy}.`)
}

/** Roles that let a login bypass the rules of tables, or become another login that can. */
const mighty = ['pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program', 'pg_maintain']

async function checkAppLogin(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((problem: Error) => {
    throw new StartupError(`The database cannot be reached with APP_DATABASE_URL: ${problem.message}.`)
  })
  try {
    const { rows } = await client.query(
      `select current_user as login,
        to_regclass('ledger.entries') is not null and pg_has_role('${APP_ROLE}', 'usage') as is_usable,
        rolsuper or rolcreaterole or rolreplication or rolbypassrls
          or exists (select from pg_roles where rolname = any ($1) and pg_has_role(oid, 'member'))
          or exists (select from pg_database where datname = current_database() and pg_has_role(datdba, 'member'))
          or exists (select from pg_class where relnamespace = to_regnamespace('ledger') and pg_has_role(relowner, 'member'))
          as is_mighty
      from pg_roles where rolname = current_user`,
      [mighty],
    )
    const { login, is_usable, is_mighty } = rows[0]
    if (!is_usable)
      throw new StartupError(`APP_DATABASE_URL: ${login} does not reach the shop's tables; is it the same database?`)
    if (is_mighty)
      throw new StartupError(
        `APP_DATABASE_URL: ${login} owns the shop's tables, could become their owner, or has rights beyond them; use a plain login.`,
      )
  } finally {
    await client.end()
  }
}
