import { rights } from '@runmart/contract/accounts-rights'
import { makeOperator } from '#features/accounts/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { Refusal } from '#platform/refusal.ts'
import { runCommand } from './start/run-command.ts'

/** `npm run make-operator -- someone@example.com orders money`, or `--owner`: makes an active user an operator. */
const [email = '', ...words] = process.argv.slice(2)
const isOwner = words.includes('--owner')
const named = rights.filter((it) => words.includes(it))
const isKnown = words.every((it) => it === '--owner' || (rights as readonly string[]).includes(it))
await runCommand(readConfig(), async (db) => {
  const done =
    isKnown &&
    (await db
      .transaction((tx) => makeOperator(tx, email, { isOwner, rights: named }))
      .catch((problem) => {
        if (problem instanceof Refusal) return false
        throw problem
      }))
  console.log(
    done
      ? `${email} may now run the shop.`
      : `Usage: npm run make-operator -- e-mail of an active account, not of a partner's [--owner | ${rights.join(' ')}]\nThe first operator becomes owner; the last owner stays one.`,
  )
  process.exitCode = done ? 0 : 1
})
