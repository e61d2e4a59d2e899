import { makeOperator } from './features/accounts/index.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts'
import { createLog } from './platform/log.ts'

/** `npm run make-operator -- someone@example.com`: lets an active user run the shop. */
const [email] = process.argv.slice(2)
const config = readConfig()
const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, say: console.log })
const db = openDatabase(config.databaseUrl ?? embedded?.url ?? '', createLog('silent', 'make-operator'), {
  connections: 1,
})
const done = email ? await db.transaction((tx) => makeOperator(tx, email)) : false
await db.close()
if (embedded && !embedded.adopted) await embedded.stop()
console.log(done ? `${email} may now run the shop.` : 'Usage: npm run make-operator -- e-mail of an active account')
process.exitCode = done ? 0 : 1
