import { loadBots } from '@runmart/bots/registry'
import { startDue } from '#features/bots/schedules/start-due.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { testBots } from './bots/test-bots.ts'

/** A process that starts due bots, for killing in the middle. */
const log = createLog('silent', 'test')
const db = openDatabase(process.env.DATABASE_URL ?? '', log)
const bots = await loadBots(testBots)
await startDue({ db, log }, { shopTimeZone: 'Asia/Ho_Chi_Minh', maintenance: false, bots })
await db.close()
