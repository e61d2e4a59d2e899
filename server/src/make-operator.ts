import { makeOperator } from '#features/accounts/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './start/run-command.ts'

/** `npm run make-operator -- someone@example.com`: makes an active user an operator. */
const [email] = process.argv.slice(2)
await runCommand(readConfig(), async (db) => {
  const done = email ? await db.transaction((tx) => makeOperator(tx, email)) : false
  console.log(done ? `${email} may now run the shop.` : 'Usage: npm run make-operator -- e-mail of an active account')
  process.exitCode = done ? 0 : 1
})
