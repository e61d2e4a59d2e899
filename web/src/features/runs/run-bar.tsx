import type { RunProgress } from '@runmart/contract/bots'
import { useSay } from '../../platform/language.tsx'

/** How far a run is: what went well, what failed, what was left out. */
export function RunBar({ progress }: { progress: RunProgress }) {
  const say = useSay()
  const { total, ok, failed, skipped } = progress
  const done = ok + failed + skipped
  const label = say('runConsole.linesLabel', { done, total })
  const parts = [
    { part: ok, look: 'bg-success' },
    { part: failed, look: 'bg-failed' },
    { part: skipped, look: 'bg-waiting' },
  ]
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={label}
      className="flex h-2 w-full min-w-0 gap-px overflow-hidden rounded-full bg-line"
    >
      {parts.map(
        ({ part, look }) =>
          part > 0 && (
            <span
              key={look}
              className={`transition-[width] duration-200 ${look}`}
              style={{ width: `${(part / Math.max(1, total)) * 100}%` }}
            />
          ),
      )}
    </div>
  )
}
