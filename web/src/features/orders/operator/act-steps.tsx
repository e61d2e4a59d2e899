import type { DataOf } from '@runmart/contract/endpoint'
import { ActNote, ActReason, MAX_DELIVERY_TEXT, type OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { usePreview } from '#platform/use-preview.ts'
import { ActCounts, ActProblems, ActRunning } from '#ui/act-on-many.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Refused } from '#ui/refused.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Finished, FinishedAct } from './act-result.tsx'
import { type Act, actTogether } from './act-together.ts'
import { ReasonField } from './reason-field.tsx'
import { useNameProblems } from './use-name-problems.ts'

type Preview = DataOf<typeof ordersDesk.preview>

/** Orders by their ids, or by their codes with each customer's text. */
export type ActSource = { ids: readonly string[] } | { notes: ReadonlyMap<string, string> }

type Props = {
  act: OrderAct
  source: ActSource
  /** True while the action runs; the dialog stays open until it ends. */
  onRunning: (running: boolean) => void
  /** Called when all orders were tried; the caller then reports the failed ones. */
  onFinish: (finished: Finished) => void
  onClose: () => void
  /** A link to the step before this one. */
  back?: ReactNode
}

/** Acts on many orders in three steps: a preview, the action, and the results. */
export function ActSteps({ act, source, onRunning, onFinish, onClose, back }: Props) {
  const t = useOperatorTranslations()
  const [running, setRunning] = useState<{ tried: number; total: number } | null>(null)
  const [finished, setFinished] = useState<Finished | null>(null)
  const [awaiting, setAwaiting] = useState(false)
  const { preview, error, retry } = usePreview(ordersDesk.preview, () => {
    const chosen = 'ids' in source ? { ids: [...source.ids] } : { codes: [...source.notes.keys()] }
    return { body: { act, ...(awaiting && { awaiting }), ...chosen } }
  }, [act, source, awaiting])
  const run = async ({ reason, note }: { reason?: string; note?: string | undefined }) => {
    if (!preview) return null
    const notes = 'notes' in source ? source.notes : null
    const orders = preview.can.map(({ id, orderCode, refund }) => {
      const text = notes ? notes.get(orderCode) : note
      return { id, orderCode, acceptRefund: refund, ...(text && { note: text }) }
    })
    const asked: Act = { act, orders, ...(reason && { reason }), ...(awaiting && { awaiting }) }
    setRunning({ tried: 0, total: orders.length })
    onRunning(true)
    const outcomes = await actTogether(asked, {
      onProgress: (tried) => setRunning({ tried, total: orders.length }),
      notSent: t('operatorDesk.notSent'),
    })
    const result = { act, outcomes, skipped: preview.cannot }
    onRunning(false)
    setFinished(result)
    onFinish(result)
    return null
  }
  if (finished) return <FinishedAct finished={finished} onClose={onClose} />
  if (running) return <ActRunning {...running} />
  if (error) return <Refused onRetry={retry}>{error}</Refused>
  if (!preview) return <p className="animate-breathe text-ink-soft">{t('operatorDesk.checking')}</p>
  const isAwaited = awaiting || preview.cannot.some((it) => it.problem.why === 'awaitsSupplier')
  return (
    <ActForm act={act} preview={preview} hasNotes={'notes' in source} back={back} onSubmit={run}>
      {isAwaited && (
        <CheckBox
          name="awaiting"
          label={t('operatorDesk.alsoAwaiting')}
          text={t('operatorDesk.alsoAwaitingText')}
          checked={awaiting}
          onChange={setAwaiting}
        />
      )}
    </ActForm>
  )
}

type FormProps = {
  act: OrderAct
  preview: Preview
  /** Each customer's text is already known. */
  hasNotes: boolean
  back: ReactNode
  /** Additional questions. */
  children: ReactNode
  onSubmit: (words: { reason?: string; note?: string | undefined }) => Promise<null>
}

/** The sums, the impossible orders, the text for customers, and the one button. */
function ActForm({ act, preview: { can, cannot }, hasNotes, back, children, onSubmit }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const named = useNameProblems()
  const isEnding = act === 'fail' || act === 'refund'
  const refund = can.reduce((sum, it) => sum + it.refund, 0)
  const worth = can.reduce((sum, it) => sum + it.totalCash, 0)
  const fill = { count: can.length, sum: moneyText(language, refund) }
  const labels = {
    take: t('operatorDesk.doTake', fill),
    deliver: t('operatorDesk.doDeliver', fill),
    fail: t('operatorDesk.doFail', fill),
    refund: t('operatorDesk.doRefund', fill),
  }
  const form = (
    <>
      {isEnding && <ReasonField />}
      {act === 'deliver' && !hasNotes && (
        <TextArea
          label={t('operatorDesk.noteToAll')}
          name="note"
          optional
          rows={3}
          limit={MAX_DELIVERY_TEXT}
          hint={t('operatorOrders.deliverNoteHint')}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {back}
        <SubmitButton variant={isEnding ? 'danger' : 'primary'} disabled={can.length === 0}>
          {labels[act]}
        </SubmitButton>
      </div>
    </>
  )
  return (
    <div className="flex flex-col gap-4">
      <ActCounts can={can.length} cannot={cannot.length} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[13px] [&>dd]:text-right [&>dd]:font-semibold [&>dd]:tabular-nums [&>dt]:text-ink-faint">
        <dt>{t('operatorDesk.worth')}</dt>
        <dd className="text-ink">{moneyText(language, worth)}</dd>
        <dt>{t('operatorDesk.refunds')}</dt>
        <dd className={refund > 0 ? 'text-refund' : 'text-ink'}>{moneyText(language, refund)}</dd>
      </dl>
      {cannot.length > 0 && <ActProblems problems={named(cannot)} />}
      {children}
      {isEnding ? (
        <Form schema={ActReason} label={labels[act]} onSubmit={onSubmit} className="flex flex-col gap-4">
          {form}
        </Form>
      ) : (
        <Form schema={ActNote} label={labels[act]} onSubmit={onSubmit} className="flex flex-col gap-4">
          {form}
        </Form>
      )}
    </div>
  )
}
