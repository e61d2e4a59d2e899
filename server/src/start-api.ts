import { collectDefaultMetrics } from 'prom-client'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl, runServiceProcess } from '#platform/service-process.ts'
import { createApi } from './api.ts'
import { installBots } from './install-bots.ts'

/** Process 1: answers HTTP. */
await runServiceProcess(async () => {
  const config = readConfig()
  const databaseUrl = requireDatabaseUrl(config)
  const log = createLog(config.logLevel, 'api')
  const db = openDatabase(databaseUrl, log)
  collectDefaultMetrics()
  const hub = openHub(databaseUrl, log)
  const bots = await installBots(config)
  const app = createApi(config, db, hub, log, { web: process.env.WEB !== 'off', bots })
  await app.listen({ port: config.port, host: config.host })
  return {
    log,
    async stop() {
      await app.close()
      await hub.close()
      await db.close()
    },
  }
})
