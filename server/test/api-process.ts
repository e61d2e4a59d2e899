import { fork } from 'node:child_process'
import { after } from 'node:test'
import { createClient } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { freePort } from '#platform/embedded-postgres/free-port.ts'
import { eventually } from './eventually.ts'
import { programFile } from './program.ts'
import type { Person, TestServer } from './test-server.ts'

/** The connection name of such a process. */
export const NAME = 'doomed'

type ApiProcess = { callAs(person: Person): Person['call']; kill(): void }

/** Another API process on a test server's database, for killing. */
export async function startApi({ config, databaseUrl }: TestServer): Promise<ApiProcess> {
  const port = await freePort()
  const named = new URL(databaseUrl)
  named.searchParams.set('application_name', NAME)
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: String(named),
    DATA_DIR: config.dataDir,
    TOKEN_SECRET: config.tokenSecret,
    DEMO_PASSWORD: 'irrelevant here',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    WEB: 'off',
  }
  const child = fork(programFile('start-api'), { env, stdio: 'ignore' })
  after(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)))
  })
  return {
    callAs: ({ accessToken }) =>
      createClient({ base: `http://127.0.0.1:${port}/api`, language: () => 'en', accessToken: () => accessToken }),
    kill: () => void child.kill('SIGKILL'),
  }
}

/** Kills a process in the middle of a call: `hold` takes a lock that the call waits for. Returns the call's outcome. */
export function killWhileWaiting<Answer>(
  server: TestServer,
  doomed: Pick<ApiProcess, 'kill'>,
  hold: (tx: Tx) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer | Error> {
  return server.owner.transaction(async (tx) => {
    // On a busy machine a process starts more slowly than the product lets a transaction idle.
    await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
    await hold(tx)
    const asked = call().catch((problem: Error) => problem)
    await eventually(() => isWaiting(server))
    doomed.kill()
    return asked
  })
}

/** In its own transaction: within one, PostgreSQL repeats its first snapshot. */
async function isWaiting({ owner }: TestServer): Promise<boolean> {
  const waiting = await owner.transaction((tx) =>
    tx.find(sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = ${NAME} and wait_event_type = 'Lock'`),
  )
  return waiting !== null
}
