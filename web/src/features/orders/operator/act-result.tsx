import type { DataOf } from '@runmart/contract/endpoint'
import type { OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ActResult } from '#ui/act-on-many.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { ActOutcome } from './act-together.ts'
import { useNameProblems } from './use-name-problems.ts'

/** The outcomes of the attempted orders, and the orders that could not be attempted. */
export type Finished = {
  act: OrderAct
  outcomes: readonly ActOutcome[]
  skipped: DataOf<typeof ordersDesk.preview>['cannot']
}

/** The words for the number of finished orders. */
export const doneTexts = {
  take: 'operatorDesk.taken',
  deliver: 'operatorDesk.delivered',
  fail: 'operatorDesk.failed',
  refund: 'operatorDesk.refundedMany',
} as const satisfies Record<OrderAct, string>

/** The orders that failed or were skipped, each with its reason. */
export function problemsOf({ outcomes, skipped }: Finished) {
  const refused = outcomes.flatMap(({ id, orderCode, problem }) => (problem ? [{ id, orderCode, problem }] : []))
  return [...refused, ...skipped]
}

/** The number of finished orders, the refunds, and the failed orders with reasons. */
export function FinishedAct({ finished, onClose }: { finished: Finished; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const named = useNameProblems()
  const { act, outcomes } = finished
  const done = outcomes.filter((it) => !it.problem).length
  const refunded = outcomes.reduce((sum, it) => sum + it.refunded, 0)
  return (
    <ActResult
      done={done > 0 ? t(doneTexts[act], { count: done }) : null}
      problems={named(problemsOf(finished))}
      onClose={onClose}
    >
      {refunded > 0 && t('operatorDesk.refundedInAll', { sum: moneyText(language, refunded) })}
    </ActResult>
  )
}
