import { bots } from '@runmart/contract/bots'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Section } from '#ui/section.tsx'
import { RunList } from './run-list.tsx'

const MOST = '3'

/** The newest runs that go on, above everything else; nothing while there are none. */
export function RunningNow() {
  const t = useTranslations()
  const { data } = useApi(bots.runs, { query: { state: 'open', limit: MOST } })
  if (!data?.total) return null
  return (
    <Section
      title={t('runs.open')}
      padded={false}
      className="mb-6"
      action={
        <Link
          to={`${paths.bots}?tab=runs`}
          className="inline-flex min-h-6 items-center text-[13px] font-semibold text-brand hover:underline"
        >
          {t('botStart.runsTab')}
        </Link>
      }
    >
      <RunList runs={data.items} label={t('runs.open')} />
    </Section>
  )
}
