import type { Config } from '#platform/config/config.ts'
import { migrate } from '#platform/db/migrate.ts'
import { disableDemo, seedDemo } from '../demo.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { type ServiceProcess, supervise } from './supervise.ts'
import { superviseDatabase } from './supervise-database.ts'

/** What runs once everything is ready. */
export type Running = {
  /** What the parts say about this machine. */
  notices: string[]
  /** Migrates and starts API and worker anew, for changed sources. */
  refresh(): Promise<void>
  /** Ends everything in order; an answer that is being given is given. */
  stop(): Promise<void>
  kill(): void
}

/** Brings up the database, its schema, the demo shop, the API and the worker; what was begun is undone when a later step fails. */
export async function runServices(
  config: Config,
  wish: { signal: AbortSignal; env: NodeJS.ProcessEnv },
): Promise<Running> {
  const say = (line: string) => console.log(line)
  const undo: (() => Promise<void> | void)[] = []
  const parts: ServiceProcess[] = []
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()))
    while (undo.length) await undo.pop()?.()
  }
  const restart = () => {
    for (const part of parts) part.restart()
  }
  const kill = () => {
    for (const part of parts) part.kill()
  }
  try {
    let url = () => config.databaseUrl ?? ''
    if (!config.databaseUrl) {
      undo.push(lockDataFolder(config.dataDir).release)
      const database = await superviseDatabase({ dataDir: config.dataDir, say, moved: restart })
      undo.push(database.stop)
      url = () => database.url
    }
    wish.signal.throwIfAborted()
    const { guarded } = await migrate(url())
    if (!guarded) say('The database user may not make roles: the ledger is guarded by triggers alone.')
    if (config.demoPassword) await seedDemo(url(), config.demoPassword)
    else await disableDemo(url())
    wish.signal.throwIfAborted()
    const env = () => ({ ...process.env, ...wish.env, DATABASE_URL: url() })
    const refresh = async () => {
      await migrate(url())
      restart()
    }
    parts.push(supervise({ name: 'API', file: 'start-api.ts', env, say }))
    parts.push(supervise({ name: 'worker', file: 'start-worker.ts', env, say }))
    const said = await untilStopped(wish.signal, Promise.all(parts.map((part) => part.ready)))
    return { notices: said.filter((it) => it !== null), refresh, stop, kill }
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
