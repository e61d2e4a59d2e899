import { conversations, type Message } from '@runmart/contract/conversations'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useApi } from '#platform/use-api.ts'
import { setUnreadMessages } from './unread-messages.ts'

/** One of the customer's conversations, kept up to date by live events, and what can be done with it. */
export function useConversation(id: string) {
  const answer = useApi(conversations.conversation, { params: { id } }, { localized: true })
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'conversation-changed') void invalidateConversations()
        // What happened to the order stands between its messages.
        else if (event.kind === 'order-changed' && event.orderId === id) void invalidate(conversations.conversation)
      }),
    [id],
  )
  const newest = answer.data?.messages.at(-1)?.id
  const hasUnread = (answer.data?.conversation.unread ?? 0) > 0
  const marked = useRef('')
  /** The newest message is in sight. */
  const markSeen = useCallback(() => {
    if (!newest || !hasUnread || marked.current === newest) return
    marked.current = newest
    void markRead(id, newest)
  }, [id, newest, hasUnread])
  return {
    ...answer,
    markSeen,
    send: (message: NewMessage) => sendMessage(id, message),
    upload: (body: { fileName: string; content: string }) => uploadFile(id, body),
    fetchEarlier: (before: string) => fetchEarlier(id, before),
  }
}

type NewMessage = { text: string; files?: string[] | undefined }

/** The customer's conversations have changed. */
export function invalidateConversations(): Promise<void> {
  return invalidate(conversations.conversation, conversations.list)
}

/** Uploads a file that a message of this conversation is to bring along. */
export function uploadFile(id: string, body: { fileName: string; content: string }) {
  return handleAnswer(call(conversations.upload, { params: { id }, body }), { refusals: 'inline' })
}

/** Sends a message once, however often it is pressed or sent again after a lost answer. */
function sendMessage(id: string, body: NewMessage) {
  return sendIdempotent(`message:${id}`, async (idempotencyKey) => {
    const sending = call(conversations.send, { params: { id }, body }, { idempotencyKey })
    const answer = await handleAnswer(sending, { refusals: 'inline' })
    await invalidateConversations()
    return answer
  })
}

async function markRead(id: string, upTo: string): Promise<void> {
  const answer = await call(conversations.read, { params: { id }, body: { upTo } }).catch(() => null)
  if (!answer?.success) return
  setUnreadMessages(answer.data.unread)
  await invalidateConversations()
}

async function fetchEarlier(id: string, before: string): Promise<{ messages: Message[]; hasEarlier: boolean } | null> {
  const answer = await handleAnswer(call(conversations.conversation, { params: { id }, query: { before } }))
  return answer.success ? answer.data : null
}
