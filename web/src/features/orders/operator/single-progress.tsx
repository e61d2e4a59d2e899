import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { CheckCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { countProblem, readCounts } from '../read-counts.ts'
import { useTypedCounts } from '../use-typed-counts.ts'
import { useSaveOrderProgress } from './use-save-order-progress.ts'

type Props = {
  order: OperatorOrder
  /** The one link of an order that has one. */
  link: OrderLink | undefined
}

/** One number for an order without a list of links: how many are done by now. */
export function SingleProgress({ order, link }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { save, saving, error } = useSaveOrderProgress(order)
  const { typed, type, set } = useTypedCounts(order.id)
  const counted = link ?? { line: 1, amount: order.amount, done: order.progress?.ok ?? 0 }
  const { changes, wrong } = readCounts(language, [counted], typed)
  const done = changes[0]?.done
  const problem = wrong.get(counted.line)
  return (
    <form
      noValidate
      aria-label={t('operatorOrders.progress')}
      className="flex flex-col gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        if (done === undefined || saving) return
        if (await save(link ? { links: changes } : { done })) set({})
      }}
    >
      {error && <Alert tone="danger">{error}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('operatorOrders.doneNow')}
          name="done"
          inputMode="numeric"
          autoComplete="off"
          value={typed[counted.line] ?? String(counted.done)}
          onChange={(event) => type(counted.line, event.target.value)}
          error={problem && fieldSentence(t, countProblem(counted, problem))}
          hint={t('operatorOrders.doneHint', { amount: counted.amount })}
          inputClassName="tabular-nums"
          className="min-w-0 flex-1 basis-52"
        />
        <div className="flex gap-2 sm:pt-6.5">
          <Button icon={<CheckCheck aria-hidden />} onClick={() => type(counted.line, String(counted.amount))}>
            {t('operatorOrders.allDone')}
          </Button>
          <Button type="submit" loading={saving} disabled={done === undefined}>
            {t('operatorOrders.saveProgress')}
          </Button>
        </div>
      </div>
    </form>
  )
}
