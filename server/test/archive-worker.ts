import { archiveRun } from '#features/bots/archive/archive-run.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl } from '#platform/service-process.ts'

/** A process that archives one run, for killing in the middle. */
const config = readConfig()
const { objectStore: access } = config
const [orderId] = process.argv.slice(2)
if (!access || !orderId) throw new Error('It needs a store and an order')
await archiveRun(openDatabase(requireDatabaseUrl(config), createLog('silent', 'test')), objectStore(access), orderId)
