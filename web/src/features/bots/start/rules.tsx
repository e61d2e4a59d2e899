import type { bots } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import { useSay } from '#platform/language.tsx'

/** What holds for every run: how many at once, for how long, and when its lines are deleted. */
export function Rules({ rules }: Pick<DataOf<typeof bots.list>, 'rules'>) {
  const say = useSay()
  return (
    <ul className="list-disc space-y-1 pl-5 text-[13px] text-pretty text-ink-faint">
      <li>{say('startTool.atOnce', { count: rules.runsAtOnce })}</li>
      <li>{say('startTool.timeLimits', { seconds: rules.lineSeconds, hours: rules.runHours })}</li>
      <li>{say('startTool.keptFor', { count: rules.keepDays })}</li>
    </ul>
  )
}
