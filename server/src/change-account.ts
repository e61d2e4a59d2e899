import {
  blockAccount,
  command,
  endAccountSessions,
  findUserByEmail,
  removeOperator,
  unblockAccount,
} from '#features/accounts/index.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { runCommand } from './start/run-command.ts'

/** `npm run block-user -- someone@example.com reason`, `unblock-user`, `end-sessions`, `remove-operator`. */
const [name = '', email = '', ...words] = process.argv.slice(2)
const reason = words.join(' ')

const changes = new Map<string, (tx: Tx, userId: string) => Promise<unknown>>([
  ['block-user', (tx, userId) => blockAccount(tx, userId, { reason }, command)],
  ['unblock-user', (tx, userId) => unblockAccount(tx, userId, reason, command)],
  ['end-sessions', (tx, userId) => endAccountSessions(tx, userId, reason, command)],
  ['remove-operator', (tx) => removeOperator(tx, email)],
])

await runCommand(readConfig(), async (db) => {
  const problem = await db
    .transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (!user || (!reason && name !== 'remove-operator')) return 'usage'
      return (await changes.get(name)?.(tx, user.id)) === false ? 'usage' : null
    })
    .catch((refused) => {
      if (refused instanceof Refusal) return refused.code
      throw refused
    })
  if (problem === 'usage') console.log(`Usage: npm run ${name} -- e-mail${name === 'remove-operator' ? '' : ' reason'}`)
  else console.log(problem ? `Refused: ${problem}` : `Done: ${name} ${email}`)
  process.exitCode = problem ? 1 : 0
})
