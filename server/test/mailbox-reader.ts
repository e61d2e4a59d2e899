import { readMailboxForAMinute } from '#features/conversations/mail-answers/read-mailbox.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl } from '#platform/service-process.ts'

/** A process that reads the mailbox, for killing in the middle. */
const config = readConfig()
const { mailbox } = config
if (!mailbox) throw new Error('IMAP_URL is missing')
const log = createLog('silent', 'test')
process.send?.('started')
await readMailboxForAMinute({ db: openDatabase(requireDatabaseUrl(config), log), log }, { ...config, mailbox })
