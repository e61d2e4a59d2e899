import { bots } from '@runmart/contract/bots'
import { RunList } from '#features/bots/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

const LIMIT = '5'

/** The newest open runs with live progress. Loaded only if there are any, so that other dashboards stay small. */
export default function RunningBots() {
  const t = useTranslations()
  const { data } = useApi(bots.runs, { query: { state: 'open', limit: LIMIT } })
  // Paid days may continue while their bot is stopped.
  const runs = data?.items.filter(({ order }) => order.botStatus !== 'stopped') ?? []
  if (runs.length === 0) return null
  const title = t('dashboard.runningBots')
  return (
    <Section title={title} padded={false} action={<SeeAll to={paths.bots} of={title} />} className="col-span-full">
      <RunList runs={runs} label={title} />
    </Section>
  )
}
