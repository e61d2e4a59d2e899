import { freeRunsOf, openNode } from '#features/bots/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEngine } from '#platform/jobs/engine.ts'
import { showPresence } from '#platform/jobs/presence.ts'
import { startRelay } from '#platform/jobs/relay.ts'
import { createLog } from '#platform/log.ts'
import { requiredDatabase, runPart } from '#platform/part.ts'
import { installBots } from './install-bots.ts'
import { allWork } from './worker.ts'

/** Process 2: does jobs. Any number may run, on any machine that reaches the database. */
await runPart(async (end) => {
  const config = readConfig()
  const databaseUrl = requiredDatabase(config)
  const log = createLog(config.logLevel, 'worker')
  const db = openDatabase(databaseUrl, log)
  // Without its lock this node would be taken for dead while it still works: it starts afresh instead.
  const presence = await showPresence(db, databaseUrl, log, {
    onLost: () => end('lost the connection that shows this node lives'),
    onDeath: freeRunsOf,
  })
  const bots = await openNode({ config, db, log, id: presence.nodeId, bots: await installBots(config) })
  const engine = await startEngine(db, log, allWork(config, log), presence.announce)
  // On its own, so that long runs never keep letters and deposits waiting.
  const botEngine = await startEngine(db, log, { handlers: bots.handlers, timed: [] }, presence.announce, bots.places)
  const relay = startRelay(db, databaseUrl, log)
  return {
    log,
    says: bots.says,
    async stop() {
      await relay.stop()
      await Promise.all([engine.stop(), botEngine.stop(), bots.stop()])
      await presence.stop()
      await db.close()
    },
  }
})
