import { startDue } from '#features/bots/schedules/start-due.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

/** A process of its own that starts the bots whose dates have come; to be killed in the middle. */
const log = createLog('silent', 'test')
const db = openDatabase(process.env.DATABASE_URL ?? '', log)
await startDue({ db, log }, { shopTimeZone: 'Asia/Ho_Chi_Minh', maintenance: false })
await db.close()
