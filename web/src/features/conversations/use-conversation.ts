import { conversations, type Message } from '@runmart/contract/conversations'
import { useCallback, useEffect, useRef } from 'react'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { setUnreadMessages } from './unread-messages.ts'

/** One of the customer's conversations with its actions; live events keep it up to date. */
export function useConversation(id: string) {
  const answer = useApi(conversations.conversation, { params: { id } }, { localized: true })
  const { act: send } = useAct(conversations.send, { once: id, untilFresh: true })
  const { act: read } = useAct(conversations.read, { success: 'inline' })
  const upload = useUpload(id)
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'conversation-changed') void invalidate(conversations.conversation, conversations.list)
        // The conversation also shows the events of its order.
        else if (event.kind === 'order-changed' && event.orderId === id) void invalidate(conversations.conversation)
      }),
    [id],
  )
  const newest = answer.data?.messages.at(-1)?.id
  const hasUnread = (answer.data?.conversation.unread ?? 0) > 0
  const marked = useRef('')
  /** Marks the messages as read once the newest is visible. */
  const markSeen = useCallback(() => {
    if (!newest || !hasUnread || marked.current === newest) return
    marked.current = newest
    void read({ params: { id }, body: { upTo: newest } }).then((marking) => {
      if (marking.success) setUnreadMessages(marking.data.unread)
    })
  }, [id, newest, hasUnread, read])
  return {
    ...answer,
    markSeen,
    send: (body: NewMessage) => send({ params: { id }, body }),
    upload,
    fetchEarlier: (before: string) => fetchEarlier(id, before),
  }
}

type NewMessage = { text: string; files?: string[] | undefined }

/** Uploads files for the next message of a conversation. */
export function useUpload(id: string) {
  const { act } = useAct(conversations.upload)
  return (body: { fileName: string; content: string }) => act({ params: { id }, body })
}

async function fetchEarlier(id: string, before: string): Promise<{ messages: Message[]; hasEarlier: boolean } | null> {
  const answer = await fetchAnswer(conversations.conversation, { params: { id }, query: { before } })
  return answer.success ? answer.data : null
}
