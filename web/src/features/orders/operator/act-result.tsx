import type { DataOf } from '@runmart/contract/endpoint'
import type { OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ActProblems } from './act-problems.tsx'
import type { ActOutcome } from './act-together.ts'

/** What became of the orders that were tried, and those that could not even be. */
export type Finished = {
  act: OrderAct
  outcomes: readonly ActOutcome[]
  skipped: DataOf<typeof ordersDesk.preview>['cannot']
}

/** The words for how many were done. */
export const doneTexts = {
  take: 'operatorDesk.taken',
  deliver: 'operatorDesk.delivered',
  fail: 'operatorDesk.failed',
  refund: 'operatorDesk.refundedMany',
} as const satisfies Record<OrderAct, string>

/** The orders that were not done, each with its reason. */
export function problemsOf({ outcomes, skipped }: Finished) {
  const refused = outcomes.flatMap(({ id, orderCode, problem }) => (problem ? [{ id, orderCode, problem }] : []))
  return [...refused, ...skipped]
}

/** How many were tried. */
export function ActRunning({ tried, total }: { tried: number; total: number }) {
  const t = useOperatorTranslations()
  const label = t('operatorDesk.running', { done: tried, total })
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={label} total={total} ok={tried} />
      <p className="text-[13px] text-ink-soft tabular-nums">
        {label}. {t('operatorDesk.keepOpen')}
      </p>
    </div>
  )
}

/** How many were done, what went back, and what was not done and why. */
export function ActResult({ finished, onClose }: { finished: Finished; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act, outcomes } = finished
  const problems = problemsOf(finished)
  const done = outcomes.filter((it) => !it.problem).length
  const refunded = outcomes.reduce((sum, it) => sum + it.refunded, 0)
  return (
    <div className="flex flex-col gap-4">
      {done > 0 && (
        <Alert tone="success" title={t(doneTexts[act], { count: done })}>
          {refunded > 0 && t('operatorDesk.refundedInAll', { sum: moneyText(language, refunded) })}
        </Alert>
      )}
      {problems.length > 0 && (
        <>
          <Alert tone="warning">{t('operatorDesk.notDone', { count: problems.length })}</Alert>
          <ActProblems label={t('operatorDesk.cannot', { count: problems.length })} problems={problems} />
        </>
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </div>
    </div>
  )
}
