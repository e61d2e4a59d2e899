import cluster from 'node:cluster'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { collectMetrics } from '#platform/http/metrics.ts'
import { addressOf } from '#platform/http/server.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl, runServiceProcess } from '#platform/service-process.ts'
import { createApi } from './api.ts'
import { installBots } from './install-bots.ts'
import { openShop } from './shop.ts'

/** Database connections of all API processes of one supervisor, and additional ones for reads. */
const CONNECTIONS = 14
const READERS = 6

/** Process 1: answers HTTP. `npm start` runs several, which share the port. */
await runServiceProcess(async () => {
  const config = readConfig()
  const databaseUrl = requireDatabaseUrl(config)
  const log = createLog(config.logLevel, 'api')
  const sharers = cluster.isWorker ? config.apiProcesses : 1
  const db = openDatabase(databaseUrl, log, {
    connections: Math.floor(CONNECTIONS / sharers),
    readers: Math.ceil(READERS / sharers),
  })
  collectMetrics(`api-${process.env.API_PROCESS ?? 1}`)
  const hub = openHub(databaseUrl, log)
  const bots = await installBots(config)
  const shop = openShop(config, {
    ...{ db, hub, log, bots },
    servesWeb: process.env.WEB !== 'off',
    ownAddress: () => addressOf(app),
  })
  const app = createApi(shop, db, hub, log)
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
