import { deliverLetter } from '#features/newsletter/deliver-letter.ts'
import { createMailer } from '#outside/mail/mailer.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { requiredDatabase } from '#platform/service-process.ts'

/** A process of its own that delivers a letter; to be killed in the middle. */
const config = readConfig()
const [letterId = ''] = process.argv.slice(2)
const log = createLog('silent', 'test')
const send = createMailer({ ...config, outboxDir: config.dataDir, say() {} })
await deliverLetter({ letterId }, { db: openDatabase(requiredDatabase(config), log), log }, { ...config, send })
