import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, NAME } from './api-process.ts'
import type { TestServer } from './test-server.ts'

/** The worker's program: `repeating-worker.ts`, `sending-worker.ts`, `starting-worker.ts`. */
type Work = 'repeating' | 'sending' | 'starting'
type DoomedWorker = { kill(): void; gone: Promise<unknown> }

/** A worker in its own process, for killing; tests find it by its connections' name. */
export function startDoomedWorker(
  { config, databaseUrl }: TestServer,
  work: Work,
  task: Record<string, string> = {},
): DoomedWorker {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', NAME)
  const { current, byVersion } = config.secretsKeys
  const child = fork(fileURLToPath(new URL(`${work}-worker.ts`, import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: String(url),
      SECRETS_VERSION: String(current),
      SECRETS_KEY: byVersion.get(current) ?? '',
      ...task,
    },
  })
  after(() => void child.kill('SIGKILL'))
  return { kill: () => void child.kill('SIGKILL'), gone: once(child, 'exit') }
}

/** Starts one that will wait for this lock, and kills it meanwhile. */
export async function killWorkerWaiting(
  server: TestServer,
  lock: ReturnType<typeof sql>,
  ...doing: [Work, task?: Record<string, string>]
): Promise<void> {
  let worker: DoomedWorker | null = null
  await killWhileWaiting(
    server,
    { kill: () => worker?.kill() },
    (tx) => tx.run(lock),
    () => {
      worker = startDoomedWorker(server, ...doing)
      return worker.gone
    },
  )
}
