import type { RefusalCode } from '@runmart/contract/errors'

/** One sentence per refusal: what happened and what to do. */
export const errors = {
  VALIDATION: 'Please check the marked fields.',
  LINK_INVALID: 'This link is no longer valid. Please ask for a new one.',
  UNAUTHENTICATED: 'Please sign in first.',
  TOKEN_EXPIRED: 'Token expired.',
  BAD_CREDENTIALS: 'E-mail or password is not right.',
  OTP_REQUIRED: 'Enter the code from your authenticator app.',
  BAD_OTP: 'That code is not right or was already used. Wait for the next one and try again.',
  INSUFFICIENT_BALANCE: 'Your balance is too low. Nothing was charged.',
  FORBIDDEN: 'You are not allowed to do this.',
  ACCOUNT_INACTIVE: 'Please activate your account first: open the link in the mail we sent you.',
  ACCOUNT_BLOCKED: 'This account is blocked. Please write to support.',
  TWO_FACTOR_REQUIRED: 'Turn on two-factor sign-in in your profile first.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This address does not take that kind of request.',
  CONFLICT: 'This is not possible in the current state.',
  ALREADY_USED: 'This is already in use.',
  INVALID_TRANSITION: 'This order is “{from}” and cannot become “{to}”.',
  SERVICE_UNAVAILABLE_NOW: 'This service cannot be ordered right now. Nothing was charged.',
  PRICE_CHANGED: 'The price has changed since you saw it. Nothing was charged; please look at the new total.',
  REFUND_CHANGED: 'The refund has changed since you saw it. Nothing was changed; please look at the new sum.',
  ORDERS_OPEN: 'Some of your orders are still open. Cancel them or wait until they are done, then close the account.',
  BALANCE_LEFT:
    'There is money on this account, or its balance has changed since you saw it. Nothing was closed; please look at it again.',
  ACCOUNT_CLOSED: 'This account was closed by its owner. No money can come to it any more.',
  LETTER_SENT: 'This very letter was sent already.',
  NO_READERS: 'Nobody reads the newsletter yet.',
  IDEMPOTENCY_MISMATCH:
    'An earlier try went through after all, with other content. Nothing was done this time; please look at what it did before you try again.',
  TOO_LARGE: 'That is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  RATE_LIMITED: 'Too many attempts. Please wait a little and try again.',
  INTERNAL: 'Something went wrong. Please try again.',
  UNAVAILABLE: 'Runmart is briefly unavailable. Nothing was lost; please try again in a moment.',
  NOT_CONFIGURED:
    'This way is not set up in this shop yet. Nothing was lost; please use another one or write to support.',
} as const satisfies Record<RefusalCode, string>
