import { conversations, MAX_MESSAGE_TEXT, ProblemReport } from '@runmart/contract/conversations'
import { MAX_PROBLEM_PARTS, type ProblemKind, problemKindsOf } from '@runmart/contract/conversations-problems'
import type { Order } from '@runmart/contract/orders-order'
import { outOfRange } from '@runmart/contract/out-of-range'
import { MessageCircleWarning } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AttachButton } from './attach-button.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { storeDraft, storedDraft } from './stored-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { useUpload } from './use-conversation.ts'

/** Reports a problem with a delivered order; hidden for orders without reportable problems. */
export function ReportProblem({ order }: { order: Order }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const report = useProblemReport(order.id)
  if (problemKindsOf(order).length === 0) return null
  return (
    <>
      <Button icon={<MessageCircleWarning aria-hidden />} onClick={() => setOpen(true)}>
        {t('problems.report')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('problems.report')} description={t('problems.intro')}>
        <ReportForm order={order} report={report} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type Props = { order: Order; report: ReturnType<typeof useProblemReport>; onSent: () => void }

/** The problem's kind, affected amount and items, with the customer's text and pictures. */
function ReportForm({ order, report: { typed, change, files, send }, onSent }: Props) {
  const { language, t } = useLanguage()
  const hasMany = order.billing === 'unit' && order.amount > 1
  const affected = readAmount(language, typed.affected)
  const sent = files.attachments.flatMap((it) => it.file?.id ?? [])
  return (
    <Form
      label={t('problems.report')}
      schema={addProblems(ProblemReport, {
        affected:
          affected !== undefined && (affected < 1 || affected > order.amount) ? outOfRange(1, order.amount) : null,
      })}
      read={() => ({
        kind: typed.kind,
        ...(affected !== undefined && { affected }),
        ...(typed.which && { which: typed.which }),
        text: typed.text,
        ...(sent.length > 0 && { files: sent }),
      })}
      onSubmit={async (body) => {
        const answer = await send(body)
        if (answer.success) onSent()
        return answer
      }}
    >
      <RadioCards
        label={t('problems.kind')}
        name="kind"
        options={problemKindsOf(order).map((value) => ({
          value,
          label: t(`problemKinds.${value}`),
          text: t(`problemKindTexts.${value}`),
        }))}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
      />
      {hasMany && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="affected"
            label={t('problems.affected')}
            hint={t('problems.affectedHint', { amount: order.amount })}
            optional
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
            value={typed.affected}
            onChange={(event) => change({ affected: event.target.value })}
          />
          <TextField
            name="which"
            label={t('problems.which')}
            hint={t('problems.whichHint')}
            optional
            autoComplete="off"
            limit={MAX_PROBLEM_PARTS}
            value={typed.which}
            onChange={(event) => change({ which: event.target.value })}
          />
        </div>
      )}
      <TextArea
        name="text"
        label={t('problems.text')}
        rows={4}
        limit={MAX_MESSAGE_TEXT}
        value={typed.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {files.attachments.length > 0 && <AttachmentList items={files.attachments} onRemove={files.remove} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AttachButton hasRoom={files.hasRoom} add={files.add} />
        <SubmitButton disabled={files.isUploading}>{t('problems.send')}</SubmitButton>
      </div>
    </Form>
  )
}

type Typed = { kind: ProblemKind | null; affected: string; which: string; text: string }
const nothing: Typed = { kind: null, affected: '', which: '', text: '' }

/** The report while the customer writes it: kept when the dialog closes. Its text also survives a reload. */
function useProblemReport(orderId: string) {
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
