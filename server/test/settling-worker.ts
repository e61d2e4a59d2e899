import { settleTransfers } from '#features/deposits/settle-transfers.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

/** A process that settles waiting transfers, for killing in the middle. */
const log = createLog('silent', 'test')
await settleTransfers({ db: openDatabase(process.env.DATABASE_URL ?? '', log), log })
