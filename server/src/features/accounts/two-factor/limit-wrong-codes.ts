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
  /** The account of the code; null without one. */
  userId: string | null
  otp: string | undefined
  request: RequestInfo
  shop: Pick<Shop, 'rateLimits'>
}

/**
 * Runs a check of a second factor and limits the wrong codes per account, over all endpoints. Counts a code before the
 * check, so that simultaneous guesses stay within the limit. Returns the attempt unless the code was wrong.
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

/** A known origin of the owner has its own limits, so that guessing strangers cannot lock the owner out. */
async function limitsOf(db: Transactions, userId: string, request: RequestInfo): Promise<AttemptLimit[]> {
  const known = await knownOrigin(db, userId, originOf(request))
  const limit = (what: string, attempts: number) => ({ what: ['codes', userId, what], attempts, seconds: SECONDS })
  return known === null
    ? [limit('elsewhere', WRONG_CODES)]
    : [limit(known, WRONG_CODES), limit('known', WRONG_CODES_WHERE_KNOWN)]
}

const isWrongCode = (problem: unknown) =>
  problem instanceof Refusal && (problem.code === 'BAD_OTP' || problem.fields?.otp === 'otpWrong')

/** Logs a wrong code and mails the owner at most once an hour. Its sender knows the password or is signed in. */
async function reportWrongCode(db: Transactions, userId: string, request: RequestInfo): Promise<void> {
  const wrongCodes = await db.transaction(async (tx) => {
    const count = await countOccurrence(tx, ['wrong-codes', userId], SECONDS)
    if (count === MAIL_AT) enqueue(tx, sendAccountMailJob, { userId, letter: 'wrongCodes' })
    return count
  })
  request.log.warn({ event: 'wrong-code', userId, address: request.address, wrongCodes }, 'account')
}
