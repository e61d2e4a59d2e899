import { checkSecretsKeys } from '#platform/check-secrets-keys.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log.ts'
import { disableDemo, seedDemo } from '../demo.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { answerMetrics } from './answer-metrics.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { type ServiceProcess, supervise } from './supervise.ts'
import { superviseDatabase } from './supervise-database.ts'

/** What runs once everything is ready. */
export type Running = {
  /** Lines for the person who started it. */
  notices: string[]
  /** Migrates and restarts the worker and the API processes, these one after the other, for changed sources. */
  refresh(): Promise<void>
  /** Stops everything in order; open requests are answered. */
  stop(): Promise<void>
  kill(): void
}

/** Starts database, migrations, demo shop, API and worker; what was begun is undone when a later step fails. */
export async function runServices(
  config: Config,
  options: { signal: AbortSignal; env: NodeJS.ProcessEnv },
): Promise<Running> {
  const print = (line: string) => console.log(line)
  const undo: (() => Promise<void> | void)[] = []
  const apis: ServiceProcess[] = []
  const services: ServiceProcess[] = []
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    while (undo.length) await undo.pop()?.()
  }
  const restartAtOnce = () => {
    for (const service of services) void service.restart()
  }
  const kill = () => {
    for (const service of services) service.kill()
  }
  try {
    let url = () => config.databaseUrl ?? ''
    if (!config.databaseUrl) {
      undo.push(lockDataFolder(config.dataDir).release)
      const database = await superviseDatabase({ dataDir: config.dataDir, print, onMoved: restartAtOnce })
      undo.push(database.stop)
      url = () => database.url
    }
    options.signal.throwIfAborted()
    const { guarded } = await migrate(url())
    if (!guarded) print('The database user may not make roles: the ledger is guarded by triggers alone.')
    for (const line of await checkSecrets(url(), config)) print(line)
    if (config.demoPassword) await seedDemo(url(), config.demoPassword)
    else await disableDemo(url())
    options.signal.throwIfAborted()
    const env = () => ({ ...process.env, ...options.env, DATABASE_URL: url() })
    answerMetrics()
    for (let number = 1; number <= config.apiProcesses; number++) apis.push(supervise(api(number, { env, print })))
    const worker = supervise({ name: 'worker', file: 'start-worker.ts', env, print })
    services.push(...apis, worker)
    const refresh = async () => {
      await migrate(url())
      void worker.restart()
      for (const it of apis) await it.restart()
    }
    const notices = await untilStopped(options.signal, Promise.all(services.map((service) => service.ready)))
    return { notices: notices.filter((it) => it !== null), refresh, stop, kill }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** Here and not in each API process: one that starts while the database is away answers 503, and must not end. */
async function checkSecrets(databaseUrl: string, { secretsKeys }: Config): Promise<string[]> {
  const db = openDatabase(databaseUrl, createLog('silent', 'start'), { connections: 1 })
  try {
    return await checkSecretsKeys(db, sealedColumns, secretsKeys)
  } finally {
    await db.close()
  }
}

/** One of the API processes that share the port. */
function api(number: number, options: { env: () => NodeJS.ProcessEnv; print: (line: string) => void }) {
  const env = () => ({ ...options.env(), API_PROCESS: String(number) })
  return { name: `API ${number}`, file: 'start-api.ts', env, print: options.print, sharesPort: true }
}

async function untilStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, stopped])
}
