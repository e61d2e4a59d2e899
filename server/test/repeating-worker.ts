import { loadBots } from '@runmart/bots/registry'
import { orderDue } from '#features/repeats/order-due.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

/** A process that places due orders, for killing in the middle. */
const log = createLog('silent', 'test')
const db = openDatabase(process.env.DATABASE_URL ?? '', log)
await orderDue({ db, log }, { shopTimeZone: 'Asia/Ho_Chi_Minh', maintenance: false, bots: await loadBots([]) })
await db.close()
