import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How much of an order is done, as a bar and in words. */
export function DoneLine({ progress }: { progress: NonNullable<DeskOrder['progress']> }) {
  const say = useOperatorSay()
  const words = say('orderDesk.doneOf', { done: progress.ok, total: progress.total })
  return (
    <div className="flex items-center gap-3">
      <ProgressBar {...progress} label={words} />
      <span className="shrink-0 text-[13px] text-ink-soft tabular-nums">
        {words}
        {progress.failed > 0 && (
          <span className="text-failed"> · {say('orderDesk.failedOf', { failed: progress.failed })}</span>
        )}
      </span>
    </div>
  )
}
