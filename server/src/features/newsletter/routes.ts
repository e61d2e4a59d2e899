import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { showLetters } from './list-letters.ts'
import { sendLetter } from './send-letter.ts'
import { showReaders } from './show-readers.ts'
import { subscribe } from './subscribe.ts'
import { sendTry } from './tasks.ts'

export const newsletterRoutes = [
  route(api.newsletter.subscribe, async (tx, { body }) => {
    subscribe(tx, body)
    return { data: null, notice: 'messages.confirmationSent' }
  }),
  route(api.newsletter.readers, showReaders),
  route(api.newsletter.letters, showLetters),
  route(api.newsletter.tryLetter, async (tx, { body, caller }) => {
    enqueue(tx, sendTry, { operatorId: caller.userId, text: body.texts[caller.language] })
    return { data: null, notice: 'messages.trySent' }
  }),
  route(api.newsletter.sendLetter, sendLetter),
]
