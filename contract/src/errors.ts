import { type OutOfRange, readRange } from './out-of-range.ts'

/** Every refusal of the API: its stable code and its HTTP status. The i18n package has the words. */
export const refusals = {
  VALIDATION: 400,
  LINK_INVALID: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  BAD_CREDENTIALS: 401,
  PASSWORD_REQUIRED: 401,
  OTP_REQUIRED: 401,
  BAD_OTP: 401,
  INSUFFICIENT_BALANCE: 402,
  FORBIDDEN: 403,
  ACCOUNT_INACTIVE: 403,
  ACCOUNT_BLOCKED: 403,
  TWO_FACTOR_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  VIEW_ONLY: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ALREADY_USED: 409,
  INVALID_TRANSITION: 409,
  SERVICE_UNAVAILABLE_NOW: 409,
  PRICE_CHANGED: 409,
  REFUND_CHANGED: 409,
  ORDER_SENT_ON: 409,
  ORDER_AWAITS_SUPPLIER: 409,
  ORDER_SCHEDULED: 409,
  CUSTOMER_HELD: 409,
  SUPPLIER_REFUSED: 409,
  ORDERS_OPEN: 409,
  BALANCE_LEFT: 409,
  ACCOUNT_CLOSED: 409,
  LAST_OWNER: 409,
  NOT_REVERSIBLE: 409,
  NOT_REPEATABLE: 409,
  NOT_SPREADABLE: 409,
  REPEATS_FULL: 409,
  DRIPS_FULL: 409,
  NOT_SCHEDULABLE: 409,
  SCHEDULE_TOO_LATE: 409,
  APPROVAL_NEEDED: 409,
  CLAIM_WAITS: 409,
  PAYOUT_OPEN: 409,
  PAYOUT_OWED: 409,
  CLAIMS_OPEN: 409,
  NO_WARRANTY: 409,
  WARRANTY_OVER: 409,
  GOODS_CLOSED: 409,
  STOCK_FULL: 409,
  PARTNERSHIP_OPEN: 409,
  IS_PARTNER: 409,
  PROPOSAL_CHANGED: 409,
  CATEGORY_GONE: 409,
  LETTER_SENT: 409,
  NO_READERS: 409,
  MAIL_TURNED_OFF: 409,
  MAIL_UNCONFIRMED: 409,
  MAIL_NOT_RESENT: 409,
  IDEMPOTENCY_MISMATCH: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  TOO_MANY_UPLOADS: 429,
  TOO_MANY_DOWNLOADS: 429,
  UPLOAD_QUOTA: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NOT_CONFIGURED: 503,
  MAINTENANCE: 503,
} as const

export type RefusalCode = keyof typeof refusals

/** Unlike other refusals, these store the request, which then waits. A second call would make a second request. */
export const waitingRefusals: readonly RefusalCode[] = ['APPROVAL_NEEDED', 'CLAIM_WAITS']

/** Clients test for this exact English sentence, whatever the language. */
export const TOKEN_EXPIRED_SENTENCE = 'Token expired.'

/** Problems of a single field. Schemas use these words as messages; the i18n package turns them into sentences. */
export const fieldProblems = [
  'required',
  'invalid',
  'unknownField',
  'choice',
  'wholeNumber',
  'outOfRange',
  'aboveZero',
  'numberFormat',
  'decimalFormat',
  'usernameFormat',
  'usernameTaken',
  'referralCodeUnknown',
  'emailFormat',
  'emailSame',
  'passwordLength',
  'passwordCommon',
  'passwordPersonal',
  'passwordWrong',
  'passwordMissing',
  'otpFormat',
  'otpWrong',
  'phoneFormat',
  'timeZoneUnknown',
  'telegramFormat',
  'referenceUsed',
  'referenceOurs',
  'referenceClaimed',
  'pictureFormat',
  'accountFormat',
  'belowPrice',
  'contactRequired',
  'serviceRequired',
  'serviceElsewhere',
  'ownService',
  'priceOwn',
  'referralLinkRequired',
  'linkFormat',
  'linkHost',
  'channelFormat',
  'inputsTooLarge',
  'fieldKeyFormat',
  'fieldKeyTaken',
  'hostFormat',
  'lineFormat',
  'lineAmount',
  'lineTooLong',
  'notText',
  'tooManyLines',
  'txtOnly',
  'fileKind',
  'uploadRequired',
  'amountDisagrees',
  'moreThanPaid',
  'codeUnknown',
  'codeNotNow',
  'codeUsedUp',
  'codeUsedByYou',
  'codeMinimum',
  'codeOtherService',
  'codeOwn',
  'codeFormat',
  'codeTaken',
  'slugFormat',
  'slugTaken',
  'categoryTaken',
  'markdownNested',
  'pictureUnknown',
  'pictureTooLarge',
  'pictureDamaged',
  'pictureSquare',
  'webAddress',
  'pageAddress',
  'endsBeforeStart',
  'percentTooHigh',
  'minAboveMax',
  'notRising',
  'falls',
  'lessThanDone',
  'dripInterval',
  'botLine',
  'botUnknown',
  'notForStock',
  'stockOfOthers',
  'notForSuppliers',
  'offerType',
  'notForPartners',
  'shareAndCommission',
  'fieldNotAsked',
  'fieldUnmapped',
  'claimedAlready',
  'claimWaiting',
  'claimsFull',
  'past',
  'settingMissing',
  'settingWrong',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

export type TextTooLong = { problem: 'textTooLong'; most: number }

/** The problem of a field: a word, or an object if it names limits. */
export type Problem = FieldProblem | TextTooLong | OutOfRange

/** Dotted field name → problem. */
export type FieldProblems = Record<string, Problem>

type Issue = {
  code?: string
  path?: PropertyKey[]
  message: string
  keys?: string[]
  input?: unknown
  expected?: string
  maximum?: number | bigint
  minimum?: number | bigint
}

const MAX_PROBLEMS = 20

/** Translates schema issues into one problem per field, the first one wins; caps their number. */
export function problemsOf(issues: readonly Issue[]): FieldProblems {
  // A Map, because outside names must not collide with properties of every object.
  const found = new Map<string, Problem>()
  const add = (name: string, problem: Problem) => found.has(name) || found.set(name, problem)
  for (const issue of issues.slice(0, MAX_PROBLEMS)) {
    const at = (issue.path ?? []).map(String)
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys ?? []).slice(0, MAX_PROBLEMS) : null
    if (unknown) for (const key of unknown) add([...at, key.slice(0, 60)].join('.'), 'unknownField')
    else add(at.join('.') || 'body', problemOf(issue))
  }
  return Object.fromEntries(found)
}

function problemOf(issue: Issue): Problem {
  if (issue.message === 'textTooLong') return { problem: 'textTooLong', most: Number(issue.maximum) }
  if (isFieldProblem(issue.message)) return issue.message
  const range = readRange(issue.message)
  if (range) return range
  if (issue.code === 'invalid_value') return 'choice'
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'outOfRange'
  return 'invalid'
}

function isFieldProblem(word: string): word is FieldProblem {
  return (fieldProblems as readonly string[]).includes(word)
}
