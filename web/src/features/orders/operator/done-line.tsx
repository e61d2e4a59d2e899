import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How much of an order is done, as a bar and in words. */
export function DoneLine({ progress }: { progress: NonNullable<DeskOrder['progress']> }) {
  const t = useOperatorTranslations()
  const words = t('operatorOrders.doneOf', { done: progress.ok, total: progress.total })
  return (
    <div className="flex items-center gap-3">
      <ProgressBar {...progress} label={words} />
      <span className="shrink-0 text-[13px] text-ink-soft tabular-nums">
        {words}
        {progress.failed > 0 && (
          <span className="text-failed"> · {t('operatorOrders.failedOf', { failed: progress.failed })}</span>
        )}
      </span>
    </div>
  )
}
