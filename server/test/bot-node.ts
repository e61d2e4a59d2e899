import { startBotWorker, type Timeouts } from '#features/bots/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { createLog } from '#platform/log.ts'
import { installBots } from '../src/install-bots.ts'
import type { TestServer } from './test-server.ts'

/**
 * Runs the bots of a test server in this process, with its own connections; ends after the file, or earlier by `stop`.
 */
export async function runBots(
  server: TestServer,
  timeouts: Partial<Timeouts> = {},
): Promise<{ stop(): Promise<void> }> {
  const { config } = server
  const log = createLog(config.logLevel, 'bots')
  // Its own connections, as a worker has beside the API.
  const db = openDatabase(server.appUrl, log, { connections: 6 })
  const node = await startBotWorker({ config, db, log, bots: await installBots(config), timeouts })
  const engine = await startJobRunner(db, log, { handlers: node.handlers, cronJobs: [] }, () => {}, node.places)
  let stopping: Promise<unknown> | null = null
  const stop = async () => {
    stopping ??= Promise.all([engine.stop(), node.stop()]).then(() => db.close())
    await stopping
  }
  server.beforeClosing(stop)
  return { stop }
}
