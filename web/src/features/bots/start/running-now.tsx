import { bots } from '@runmart/contract/bots'
import { Link } from 'react-router'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAsk } from '#platform/use-ask.ts'
import { Section } from '#ui/section.tsx'
import { RunList } from './run-list.tsx'

const MOST = '3'

/** The newest runs that go on, above everything else; nothing while there are none. */
export function RunningNow() {
  const say = useSay()
  const { data } = useAsk(bots.runs, { query: { state: 'open', limit: MOST } })
  if (!data?.total) return null
  return (
    <Section
      title={say('runs.open')}
      padded={false}
      className="mb-6"
      action={
        <Link
          to={`${paths.bots}?tab=runs`}
          className="inline-flex min-h-6 items-center text-[13px] font-semibold text-brand hover:underline"
        >
          {say('startTool.runsTab')}
        </Link>
      }
    >
      <RunList runs={data.items} label={say('runs.open')} />
    </Section>
  )
}
