import { conversationsOperator, type OperatorMessage } from '@runmart/contract/conversations-operator'
import { useEffect } from 'react'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'

/** A conversation as operators see it, with its actions; live events keep it up to date. */
export function useOperatorConversation(id: string) {
  const answer = useApi(conversationsOperator.conversation, { params: { id } }, { localized: true })
  const { act: send } = useAct(conversationsOperator.send, { once: id, untilFresh: true })
  const { act: upload } = useAct(conversationsOperator.upload)
  useInvalidateOnChange()
  return {
    ...answer,
    send: (body: NewMessage) => send({ params: { id }, body }),
    upload: (body: { fileName: string; content: string }) => upload({ params: { id }, body }),
    fetchEarlier: (before: string) => fetchEarlier(id, before),
  }
}

/** Refetches conversations when a live event reports a change. */
export function useInvalidateOnChange(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'conversation-changed')
          void invalidate(conversationsOperator.list, conversationsOperator.conversation)
      }),
    [],
  )
}

type NewMessage = { text: string; files?: string[] | undefined }

async function fetchEarlier(
  id: string,
  before: string,
): Promise<{ messages: OperatorMessage[]; hasEarlier: boolean } | null> {
  const answer = await fetchAnswer(conversationsOperator.conversation, { params: { id }, query: { before } })
  return answer.success ? answer.data : null
}
