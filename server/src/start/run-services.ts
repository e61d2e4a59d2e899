import type { Config } from '#platform/config/config.ts'
import type { DatabaseGuard } from '#platform/db/migrate.ts'
import { requireOwnerUrl } from '#platform/service-process.ts'
import { answerMetrics } from './answer-metrics.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { prepareDatabase } from './prepare-database.ts'
import { type ServiceProcess, supervise } from './supervise.ts'
import { superviseDatabase } from './supervise-database.ts'

export type Running = {
  /** Lines for the person who started it. */
  notices: string[]
  /** Migrates, then restarts the worker and, one after the other, the API processes, for changed sources. */
  refresh(): Promise<void>
  /** Stops everything in order, after answering open requests. */
  stop(): Promise<void>
  kill(): void
}

/** Starts database, migrations, demo shop, API and worker; undoes the earlier steps if a later one fails. */
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
    requireOwnerUrl(config)
    let url = () => config.databaseUrl ?? ''
    let appUrl = () => config.appDatabaseUrl
    if (!config.databaseUrl) {
      undo.push(lockDataFolder(config.dataDir).release)
      const database = await superviseDatabase({ dataDir: config.dataDir, print, onMoved: restartAtOnce })
      undo.push(database.stop)
      url = () => database.url
      appUrl = () => database.appUrl
    }
    options.signal.throwIfAborted()
    const prepare = () => prepareDatabase({ ...process.env, ...options.env })
    const { guard } = await prepare()
    options.signal.throwIfAborted()
    // If the product has its own login, its processes do not get the owner's.
    const env = () => {
      const login = appUrl()
      const database = {
        DATABASE_URL: login ? '' : url(),
        APP_DATABASE_URL: login ?? '',
        DATABASE_WARNING: isEmbeddedForReal(config) ? 'on' : 'off',
      }
      return { ...process.env, ...options.env, ...database }
    }
    answerMetrics()
    for (let number = 1; number <= config.apiProcesses; number++) apis.push(supervise(api(number, { env, print })))
    const worker = supervise({ name: 'worker', program: 'start-worker', env, print })
    services.push(...apis, worker)
    const refresh = async () => {
      await prepare()
      void worker.restart()
      for (const it of apis) await it.restart()
    }
    const notices = await untilStopped(options.signal, Promise.all(services.map((service) => service.ready)))
    return { notices: [...databaseNotices(config, guard), ...notices.filter((it) => it !== null)], refresh, stop, kill }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** Notes about the database for the person who starts the shop. */
export function databaseNotices(config: Where, guard: DatabaseGuard): string[] {
  return [guardNotices[guard], ...(isEmbeddedForReal(config) ? [embeddedNotice] : [])]
}

type Where = Pick<Config, 'databaseUrl' | 'demoPassword'>

/** A real shop keeps its data in the embedded database. */
const isEmbeddedForReal = ({ databaseUrl, demoPassword }: Where) => databaseUrl === null && demoPassword === null

const embeddedNotice =
  'database  the embedded PostgreSQL is for demos, nothing backs it up: set DATABASE_URL (see docs/operating.md, Move to your own PostgreSQL)'

/** How the database keeps the product, or SQL smuggled into it, from rewriting the ledger. */
const guardNotices: Record<DatabaseGuard, string> = {
  login: 'database  the product has a login of its own, which cannot become the owner',
  role: 'database  the product works in a role of the owner, which SQL could leave: set APP_DATABASE_URL (see docs/operating.md)',
  triggers: 'database  the user may not make roles: the ledger is guarded by triggers alone (see docs/operating.md)',
}

function api(number: number, options: { env: () => NodeJS.ProcessEnv; print: (line: string) => void }) {
  const env = () => ({ ...options.env(), API_PROCESS: String(number) })
  return { name: `API ${number}`, program: 'start-api', env, print: options.print, sharesPort: true }
}

async function untilStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, stopped])
}
