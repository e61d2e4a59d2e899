import { keptKeys } from './kept-keys.ts'
import { onceSender } from './once-sender.ts'

/** The one way to send what must happen once, however often it is pressed, changed, or loaded anew. */
export const sendOnce = onceSender(keptKeys('unanswered'))
