import { type AttemptLimit, countAttempts, returnAttempts } from '#platform/attempts.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { knownOrigin, type Origin } from './known-origin.ts'
import { findUserByEmail } from './user-queries.ts'

/** The job, not the request, looks up whether the address has an account. */
export const sendPasswordResetJob = job<{ email: string; origin: Origin }>('accounts.send-reset')

/** Limits for five minutes and for a day. */
const MAILS = [
  { attempts: 3, seconds: 300 },
  { attempts: 10, seconds: 86_400 },
]

/**
 * Mails a link for a new password, if the address has an account that may have one. Limits mails per origin: requests
 * of a stranger must not keep the owner from getting one. A known origin of the owner has its own limits.
 */
export async function sendPasswordReset(
  { email, origin }: { email: string; origin: Origin },
  context: JobContext,
  shop: Pick<Shop, 'rateLimits'>,
): Promise<void> {
  const { db, log } = context
  const user = await db.transaction((tx) => findUserByEmail(tx, email))
  log.info({ event: 'reset-asked', userId: user?.id }, 'account')
  if (!user || user.status === 'blocked') return
  const from = (await knownOrigin(db, user.id, origin)) ?? 'elsewhere'
  const limits = shop.rateLimits
    ? MAILS.map((it) => ({ ...it, what: ['reset-mails', user.id, from, String(it.seconds)] }))
    : []
  if (!(await isWithin(limits, context))) return log.warn({ event: 'reset-limited', userId: user.id }, 'account')
  // Enqueues a separate job: its retries repeat one mail and count once.
  try {
    await db.transaction((tx) => enqueue(tx, sendAccountMailJob, { userId: user.id, letter: 'reset' }))
  } catch (problem) {
    await returnAttempts(db, limits)
    throw problem
  }
}

async function isWithin(limits: readonly AttemptLimit[], { db }: JobContext): Promise<boolean> {
  try {
    await countAttempts(db, limits)
    return true
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}
