import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import { makeCode } from '#platform/codes.ts'
import type { Result } from '#platform/http/envelope.ts'
import { note } from '#platform/http/note.ts'
import type { Asked, Steps } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendLetter } from './letters.ts'
import { hashPassword, refuseWeakPassword } from './password.ts'
import { describeUser } from './show-user.ts'
import type { AccountTools } from './tools.ts'
import { findReferrer, findUserByEmail, insertUser, isUsernameTaken } from './user-queries.ts'

/**
 * Opens an inactive account and mails the activation link. An address that has an account already gets the same
 * answer and a mail that says so: this form alone does not tell who our customers are.
 */
export async function register(
  steps: Steps,
  { body, visit }: Asked<typeof api.accounts.register>,
  tools: AccountTools,
): Promise<Result<{ user: User }>> {
  refuseWeakPassword('password', body.password, body)
  const passwordHash = await hashPassword(body.password)
  const user = {
    id: randomUUIDv7(),
    username: body.username,
    email: body.email,
    passwordHash,
    language: visit.language,
    referralCode: makeCode('', 8),
  }
  await steps.transaction(async (tx) => {
    // Before anything about the address, so that a taken username tells nothing about it.
    if (await isUsernameTaken(tx, body.username))
      throw new Refusal('ALREADY_USED', { fields: { username: 'usernameTaken' } })
    const referredBy = body.referralCode ? await findReferrer(tx, body.referralCode) : null
    const isNew = await insertUser(tx, { ...user, referredBy })
    const owner = isNew ? user : await findUserByEmail(tx, body.email)
    if (owner) enqueue(tx, sendLetter, { userId: owner.id, letter: isNew ? 'activate' : 'alreadyRegistered' })
    note(tx, visit, isNew ? 'registered' : 'registered-again', { userId: owner?.id })
  })
  const shown = {
    ...user,
    fullName: '',
    phone: '',
    telegram: '',
    role: 'customer',
    status: 'inactive',
    googleSub: null,
  } as const
  const totals = { balance: 0, deposited: 0, earned: 0, referrals: 0 }
  const fresh = { ...shown, totpSecret: null, totpEnabled: false, joinedDate: new Date().toISOString() }
  return { data: { user: describeUser(fresh, tools.publicUrl, totals) }, notice: 'notices.registered' }
}
