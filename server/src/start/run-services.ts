import type { Config } from '#platform/config/config.ts'
import { migrate } from '#platform/db/migrate.ts'
import { disableDemo, seedDemo } from '../demo.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { type ServiceProcess, supervise } from './supervise.ts'
import { superviseDatabase } from './supervise-database.ts'

/** What runs once everything is ready. */
export type Running = {
  /** Lines for the person who started it. */
  notices: string[]
  /** Migrates and restarts API and worker, for changed sources. */
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
  const services: ServiceProcess[] = []
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    while (undo.length) await undo.pop()?.()
  }
  const restart = () => {
    for (const service of services) service.restart()
  }
  const kill = () => {
    for (const service of services) service.kill()
  }
  try {
    let url = () => config.databaseUrl ?? ''
    if (!config.databaseUrl) {
      undo.push(lockDataFolder(config.dataDir).release)
      const database = await superviseDatabase({ dataDir: config.dataDir, print, onMoved: restart })
      undo.push(database.stop)
      url = () => database.url
    }
    options.signal.throwIfAborted()
    const { guarded } = await migrate(url())
    if (!guarded) print('The database user may not make roles: the ledger is guarded by triggers alone.')
    if (config.demoPassword) await seedDemo(url(), config.demoPassword)
    else await disableDemo(url())
    options.signal.throwIfAborted()
    const env = () => ({ ...process.env, ...options.env, DATABASE_URL: url() })
    const refresh = async () => {
      await migrate(url())
      restart()
    }
    services.push(supervise({ name: 'API', file: 'start-api.ts', env, print }))
    services.push(supervise({ name: 'worker', file: 'start-worker.ts', env, print }))
    const notices = await untilStopped(options.signal, Promise.all(services.map((service) => service.ready)))
    return { notices: notices.filter((it) => it !== null), refresh, stop, kill }
  } catch (problem) {
    await stop()
    throw problem
  }
}

async function untilStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, stopped])
}
