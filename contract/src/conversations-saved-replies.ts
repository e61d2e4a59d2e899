import * as z from 'zod/mini'
import { MAX_MESSAGE_TEXT } from './conversations.ts'
import { endpoint, Id, Nothing } from './endpoint.ts'
import { requiredText } from './required-text.ts'

const Text = requiredText(MAX_MESSAGE_TEXT)

export const MAX_REPLY_TITLE = 80

/** A frequent answer, ready in every language of the shop; customers never see the title. */
export const SavedReplyDraft = z.strictObject({
  title: requiredText(MAX_REPLY_TITLE),
  texts: z.strictObject({ en: Text, vi: Text, ru: Text }),
})
export type SavedReplyDraft = z.infer<typeof SavedReplyDraft>

export const SavedReply = z.extend(SavedReplyDraft, { id: z.string() })
export type SavedReply = z.infer<typeof SavedReply>

const step = { access: 'operator', right: 'orders' } as const
const One = z.strictObject({ id: Id })

export const savedReplies = {
  list: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/saved-replies',
    summary: 'List saved replies by title',
    data: z.strictObject({ items: z.array(SavedReply) }),
  }),
  create: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/saved-replies',
    summary: 'Save a reply in three languages',
    body: SavedReplyDraft,
    data: z.strictObject({ id: z.string() }),
    idempotent: true,
  }),
  edit: endpoint({
    ...step,
    method: 'PUT',
    path: '/operator/saved-replies/{id}',
    summary: 'Change a saved reply',
    params: One,
    body: SavedReplyDraft,
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...step,
    method: 'DELETE',
    path: '/operator/saved-replies/{id}',
    summary: 'Delete a saved reply; messages that were sent with it stay',
    params: One,
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
}
