import { deliverIssue } from '#features/newsletter/deliver-issue.ts'
import { createMailer } from '#outside/mail/mailer.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { requireDatabaseUrl } from '#platform/service-process.ts'

/** A process that delivers an issue, for killing in the middle. */
const config = readConfig()
const [letterId = ''] = process.argv.slice(2)
const log = createLog('silent', 'test')
const sendMail = createMailer({ ...config, outboxDir: config.dataDir, onSaved() {} })
await deliverIssue({ letterId }, { db: openDatabase(requireDatabaseUrl(config), log), log }, { ...config, sendMail })
