import { conversations, type ProblemReport } from '@runmart/contract/conversations'
import type { ProblemKind } from '@runmart/contract/conversations-problems'
import { useState } from 'react'
import { useAct } from '#platform/use-act.ts'
import { storeDraft, storedDraft } from './stored-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { useUpload } from './use-conversation.ts'

type Typed = { kind: ProblemKind | null; affected: string; which: string; text: string }
const nothing: Typed = { kind: null, affected: '', which: '', text: '' }

/** A report while it is written: it stays when its dialog is closed, its words also over a reload, until it is sent. */
export function useProblemReport(orderId: string) {
  const draftId = `problem:${orderId}`
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, text: storedDraft(draftId) }))
  const files = useAttachments(useUpload(orderId))
  const { act } = useAct(conversations.report, { once: orderId, untilFresh: true })
  const change = (changes: Partial<Typed>) => {
    setTyped({ ...typed, ...changes })
    if (changes.text !== undefined) storeDraft(draftId, changes.text)
  }
  const send = async (body: ProblemReport) => {
    const answer = await act({ params: { id: orderId }, body })
    if (answer.success) {
      change(nothing)
      files.clear()
    }
    return answer
  }
  return { typed, change, files, send }
}
