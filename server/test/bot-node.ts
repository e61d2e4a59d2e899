import { startBotWorker, type Timeouts } from '#features/bots/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { createLog } from '#platform/log.ts'
import { installBots } from '../src/install-bots.ts'
import { openShop } from '../src/shop.ts'
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
  const shop = openShop(config, { db, log, bots: await installBots(config), hub: null, servesWeb: false })
  const node = await startBotWorker({ db, log, shop, timeouts })
  const engine = await startJobRunner(
    { db, log, shop },
    { handlers: node.handlers, cronJobs: [] },
    () => {},
    node.places,
  )
  let stopping: Promise<unknown> | null = null
  const stop = async () => {
    stopping ??= Promise.all([engine.stop(), node.stop()]).then(() => db.close())
    await stopping
  }
  server.beforeClosing(stop)
  return { stop }
}
