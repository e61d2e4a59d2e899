import { expireLeasesOf, startBotWorker } from '#features/bots/index.ts'
import { enqueueSettling } from '#features/deposits/index.ts'
import { checkSecretsKeys } from '#platform/check-secrets-keys.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { startOutboxRelay } from '#platform/jobs/outbox-relay.ts'
import { holdWorkerLock } from '#platform/jobs/worker-lock.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl, runServiceProcess } from '#platform/service-process.ts'
import { installBots } from './install-bots.ts'
import { sealedColumns } from './sealed-columns.ts'
import { openShop } from './shop.ts'
import { work } from './worker.ts'

/** Process 2: runs jobs. Any number may run, on any machine that reaches the database. */
await runServiceProcess(async (end) => {
  const config = readConfig()
  const databaseUrl = requireDatabaseUrl(config)
  const log = createLog(config.logLevel, 'worker')
  const db = openDatabase(databaseUrl, log)
  await checkSecretsKeys(db, sealedColumns, config.secretsKeys)
  // Without its lock, other nodes consider this one dead while it still works: it restarts instead.
  const lock = await holdWorkerLock(db, databaseUrl, log, {
    onLost: () => end('lost the connection that holds the worker lock'),
    async onDeath(tx, nodeId) {
      await expireLeasesOf(tx, nodeId)
      // The dead node's transfers are free again, and the job for them may already be done.
      enqueueSettling(tx)
    },
  })
  const shop = openShop(config, { db, log, bots: await installBots(config), hub: null, servesWeb: false })
  const bots = await startBotWorker({ db, log, shop, id: lock.nodeId })
  const engine = await startJobRunner({ db, log, shop }, work, lock.addHolder)
  // Separate, so that long runs never delay mails and deposits.
  const botEngine = await startJobRunner(
    { db, log, shop },
    { handlers: bots.handlers, cronJobs: [] },
    lock.addHolder,
    bots.places,
  )
  const relay = startOutboxRelay(db, databaseUrl, log)
  return {
    log,
    notice: bots.says,
    async stop() {
      await relay.stop()
      await Promise.all([engine.stop(), botEngine.stop(), bots.stop()])
      await lock.stop()
      await db.close()
    },
  }
})
