import { type AttemptLimit, countAttempts, countOccurrence, returnAttempts } from '#platform/attempts.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { knownOrigin, originOf } from '../known-origin.ts'

const SECONDS = 3600
const WRONG_CODES = 10
const WRONG_CODES_WHERE_KNOWN = 30
const MAIL_AT = 5

type CodeCheck = {
  /** Whose code it is; null where no account was found. */
  userId: string | null
  otp: string | undefined
  request: RequestInfo
  shop: Pick<Shop, 'rateLimits'>
}

/**
 * Runs what checks a second factor and lets few wrong codes pass for one account, whichever way they come. The code is
 * counted before it is checked, so that many at once are no more than few, and taken back unless it was wrong.
 */
export async function limitWrongCodes<T>(db: Transactions, check: CodeCheck, work: () => Promise<T>): Promise<T> {
  const { userId, otp, request, shop } = check
  if (userId === null || otp === undefined) return work()
  const limits = shop.rateLimits ? await limitsOf(db, userId, request) : []
  await countAttempts(db, limits).catch((problem: unknown) => {
    request.log.warn({ event: 'codes-limited', userId, address: request.address }, 'account')
    throw problem
  })
  try {
    const result = await work()
    await returnAttempts(db, limits)
    return result
  } catch (problem) {
    if (isWrongCode(problem)) await reportWrongCode(db, userId, request)
    else await returnAttempts(db, limits)
    throw problem
  }
}

/** Where the owner was signed in before has limits of its own, so that strangers who guess do not lock the owner out. */
async function limitsOf(db: Transactions, userId: string, request: RequestInfo): Promise<AttemptLimit[]> {
  const known = await knownOrigin(db, userId, originOf(request))
  const limit = (what: string, attempts: number) => ({ what: ['codes', userId, what], attempts, seconds: SECONDS })
  return known === null
    ? [limit('elsewhere', WRONG_CODES)]
    : [limit(known, WRONG_CODES), limit('known', WRONG_CODES_WHERE_KNOWN)]
}

const isWrongCode = (problem: unknown) =>
  problem instanceof Refusal && (problem.code === 'BAD_OTP' || problem.fields?.otp === 'otpWrong')

/** Logs it, and mails the owner once an hour at most: whoever gets this far knows the password, or is signed in. */
async function reportWrongCode(db: Transactions, userId: string, request: RequestInfo): Promise<void> {
  const wrongCodes = await db.transaction(async (tx) => {
    const count = await countOccurrence(tx, ['wrong-codes', userId], SECONDS)
    if (count === MAIL_AT) enqueue(tx, sendAccountMailJob, { userId, letter: 'wrongCodes' })
    return count
  })
  request.log.warn({ event: 'wrong-code', userId, address: request.address, wrongCodes }, 'account')
}
