import { storedIdempotencyKeys } from './idempotency-keys.ts'
import { createIdempotentSender } from './idempotent-sender.ts'

/** The one way to send what must happen once, however often it is pressed, changed, or loaded anew. */
export const sendIdempotent = createIdempotentSender(storedIdempotencyKeys('unanswered'))
