import type { RefusalCode } from '@runmart/contract/errors'

/** One sentence per refusal: the event and the remedy. */
export const errors = {
  VALIDATION: 'Please check the marked fields.',
  LINK_INVALID: 'This link is no longer valid. Please request a new one.',
  UNAUTHENTICATED: 'Please sign in first.',
  TOKEN_EXPIRED: 'Token expired.',
  BAD_CREDENTIALS: 'Incorrect email or password.',
  PASSWORD_REQUIRED: 'You already have an account with this email. Enter its password once to link Google.',
  OTP_REQUIRED: 'Enter the code from your authenticator app.',
  BAD_OTP: 'This code is incorrect or already used. Wait for the next one and try again.',
  INSUFFICIENT_BALANCE: 'Your balance is too low. Nothing was charged.',
  FORBIDDEN: 'You don’t have permission to do this.',
  ACCOUNT_INACTIVE: 'Activate your account first: open the link in the email we sent you.',
  ACCOUNT_BLOCKED: 'This account is blocked. Please contact support.',
  TWO_FACTOR_REQUIRED: 'Turn on two-factor sign-in in your profile first.',
  VIEW_ONLY: 'Not while you view the shop as a customer: viewing is read-only, and goods and secrets stay hidden.',
  STEP_UP_REQUIRED: 'Confirm that it’s you, then try again. Nothing was changed.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This address doesn’t support that request method.',
  CONFLICT: 'This isn’t possible in the current state.',
  ALREADY_USED: 'This is already in use.',
  INVALID_TRANSITION: 'This order is “{from}” and can’t be changed to “{to}”.',
  SERVICE_UNAVAILABLE_NOW: 'This service can’t be ordered right now. Nothing was charged.',
  PRICE_CHANGED: 'The price has changed. Nothing was charged. Please review the new total.',
  REFUND_CHANGED: 'The refund amount has changed. Nothing was refunded. Please review the new amount.',
  ORDER_SENT_ON: 'A supplier is working on this order. Take it over first.',
  ORDER_AWAITS_SUPPLIER: 'A supplier is to get this order. Say that you deliver it yourself.',
  ORDER_SCHEDULED: 'This run is scheduled for later. It can be started on its date.',
  CUSTOMER_HELD: 'This customer is blocked, and this is on hold until the shop decides.',
  SUPPLIER_REFUSED: 'The supplier says no. Its answer is with the order.',
  ORDERS_OPEN: 'You have open orders. Cancel them or wait until they finish, then close your account.',
  BALANCE_LEFT:
    'This account has a balance, or its balance has changed. The account was not closed. Please review it again.',
  ACCOUNT_CLOSED: 'This account was closed by its owner and can’t receive money.',
  LAST_OWNER: 'A shop needs at least one owner. Nothing was changed.',
  NOT_REVERSIBLE:
    'Only credits of transfers, and credits and refunds made by hand, can be reversed. Nothing was changed.',
  NOT_REPEATABLE:
    'This order can’t be repeated: it came with links, is paid by the day, what the bot needs is no longer stored, or its service is no longer offered as it was.',
  NOT_SPREADABLE:
    'This can’t be spread over several runs: bots, goods from stock, services billed by the day, lists of links and orders with a discount code can’t.',
  REPEATS_FULL: 'You already have 20 repeating orders. Stop one first.',
  DRIPS_FULL: 'You already have 20 spread orders going on. Stop one first, or wait until one has ended.',
  NOT_SCHEDULABLE:
    'Only a bot that is paid by the day can have a schedule, from its first start until its paid days end.',
  SCHEDULE_TOO_LATE: 'The paid days end before the first start. Choose an earlier time.',
  APPROVAL_NEEDED:
    'Above what you can do alone in 24 hours. No balance was changed yet: it waits for approval, or for 24 hours if nobody else can approve.',
  CLAIM_WAITS: 'Your claim is saved, but not credited yet. You can see when under Deposit.',
  PAYOUT_OPEN: 'You already have a payout on its way. Request the next one once it’s done.',
  PAYOUT_OWED:
    'This customer owes the shop: money was taken back since they asked. Refuse the payout: the debt is then paid from it, and they can request the rest.',
  CLAIMS_OPEN: 'You already have 5 claims in review. Wait for an answer first.',
  NO_WARRANTY: 'This order has no warranty.',
  WARRANTY_OVER: 'The warranty of this order is over. If something is wrong, write to us.',
  GOODS_CLOSED: 'All of this order was paid back. What you hadn’t opened before stays closed.',
  STOCK_FULL:
    'This doesn’t fit in: a stock holds 2\u00a0GB, that of a partner’s service 200\u00a0MB. Sold items count until they’re deleted. Nothing of it was added.',
  PARTNERSHIP_OPEN:
    'You’re still a partner of the shop. Ask us to end the partnership, finish your orders and wait for your shares first.',
  IS_PARTNER: 'This account is a partner of the shop. End the partnership first.',
  PROPOSAL_CHANGED: 'The partner withdrew or replaced this proposal after you opened it. Look for the new one.',
  CATEGORY_GONE: 'The category that these services were in before was removed. Nothing was undone.',
  LETTER_SENT: 'This newsletter has already been sent.',
  NO_READERS: 'There are no subscribers yet.',
  MAIL_TURNED_OFF: 'This customer has turned these emails off. Under the bell they see it all the same.',
  MAIL_UNCONFIRMED: 'This customer hasn’t confirmed their email address yet. Send the activation email first.',
  MAIL_NOT_RESENT:
    'This email isn’t sent again: it was about that moment, or it holds what was delivered. The customer finds it under the bell.',
  IDEMPOTENCY_MISMATCH:
    'An earlier attempt went through with different content. Nothing was done this time. Check the earlier result before trying again.',
  TOO_LARGE: 'This is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  TOO_MANY_UPLOADS: 'Several files are being processed right now. Try again in a few seconds.',
  TOO_MANY_DOWNLOADS: 'Several files are being downloaded right now. Try again in a few seconds.',
  UPLOAD_QUOTA:
    'Your orders can include at most 200\u00a0MB of files and links per day (UTC). Nothing was charged. Try again tomorrow.',
  INTERNAL: 'Something went wrong. Please try again.',
  UNAVAILABLE: 'Runmart is temporarily unavailable. Nothing was lost. Please try again in a moment.',
  NOT_CONFIGURED: 'This isn’t set up in this shop yet. Nothing was lost. Please use another method or contact support.',
  MAINTENANCE: 'Runmart is closed for maintenance. Nothing was lost. Please try again later.',
} as const satisfies Record<RefusalCode, string>
