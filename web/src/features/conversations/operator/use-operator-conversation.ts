import { conversationsOperator, type OperatorMessage } from '@runmart/contract/conversations-operator'
import { useEffect } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useApi } from '#platform/use-api.ts'

/** A conversation as operators see it, kept up to date by live events, and what can be done with it. */
export function useOperatorConversation(id: string) {
  const answer = useApi(conversationsOperator.conversation, { params: { id } }, { localized: true })
  useInvalidateOnChange()
  return {
    ...answer,
    send: (message: NewMessage) => sendMessage(id, message),
    upload: (body: { fileName: string; content: string }) =>
      handleAnswer(call(conversationsOperator.upload, { params: { id }, body }), { refusals: 'inline' }),
    fetchEarlier: (before: string) => fetchEarlier(id, before),
  }
}

/** Fetches conversations again when somebody has written. */
export function useInvalidateOnChange(): void {
  useEffect(
    () => onLiveEvent((event) => event.kind === 'conversation-changed' && void invalidateOperatorConversations()),
    [],
  )
}

export function invalidateOperatorConversations(): Promise<void> {
  return invalidate(conversationsOperator.list, conversationsOperator.conversation)
}

type NewMessage = { text: string; files?: string[] | undefined }

function sendMessage(id: string, body: NewMessage) {
  return sendIdempotent(`staff-message:${id}`, async (idempotencyKey) => {
    const sending = call(conversationsOperator.send, { params: { id }, body }, { idempotencyKey })
    const answer = await handleAnswer(sending, { refusals: 'inline' })
    await invalidateOperatorConversations()
    return answer
  })
}

async function fetchEarlier(
  id: string,
  before: string,
): Promise<{ messages: OperatorMessage[]; hasEarlier: boolean } | null> {
  const answer = await handleAnswer(call(conversationsOperator.conversation, { params: { id }, query: { before } }))
  return answer.success ? answer.data : null
}
