import { conversations, type ProblemReport } from '@runmart/contract/conversations'
import type { ProblemKind } from '@runmart/contract/conversations-problems'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { storeDraft, storedDraft } from './stored-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { invalidateConversations, uploadFile } from './use-conversation.ts'

type Typed = { kind: ProblemKind | null; affected: string; which: string; text: string }
const nothing: Typed = { kind: null, affected: '', which: '', text: '' }

/** A report while it is written: it stays when its dialog is closed, its words also over a reload, until it is sent. */
export function useProblemReport(orderId: string) {
  const draftId = `problem:${orderId}`
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, text: storedDraft(draftId) }))
  const files = useAttachments((file) => uploadFile(orderId, file))
  const change = (changes: Partial<Typed>) => {
    setTyped({ ...typed, ...changes })
    if (changes.text !== undefined) storeDraft(draftId, changes.text)
  }
  /** Sends it once, however often it is pressed or sent again after a lost answer. */
  const send = (body: ProblemReport) =>
    sendIdempotent(draftId, async (idempotencyKey) => {
      const sending = call(conversations.report, { params: { id: orderId }, body }, { idempotencyKey })
      const answer = await handleAnswer(sending, { refusals: 'inline' })
      await invalidateConversations()
      if (answer.success) {
        change(nothing)
        files.clear()
      }
      return answer
    })
  return { typed, change, files, send }
}
