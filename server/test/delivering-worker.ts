import { deliverLetter } from '../src/features/newsletter/deliver-letter.ts'
import { createMailer } from '../src/outside/mail/mailer.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { requiredDatabase } from '../src/platform/part.ts'

/** A process of its own that delivers a letter; to be killed in the middle. */
const config = readConfig()
const [letterId = ''] = process.argv.slice(2)
const log = createLog('silent', 'test')
const send = createMailer({ ...config, outboxDir: config.dataDir, say() {} })
await deliverLetter({ letterId }, { steps: openDatabase(requiredDatabase(config), log), log }, { ...config, send })
