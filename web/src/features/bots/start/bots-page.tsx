import { useTranslations } from '#platform/language.tsx'
import { useFilters } from '#platform/use-filters.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { RunningNow } from './running-now.tsx'
import { Runs } from './runs.tsx'
import { Start } from './start.tsx'

/** Start tool: a bot is given lines and starts; what runs already is in sight, and every earlier run one tab away. */
export default function StartToolPage() {
  const t = useTranslations()
  const { get, set } = useFilters<'tab'>()
  const tab = get('tab') === 'runs' ? 'runs' : 'start'
  return (
    <>
      <title>{`${t('shell.bots')} · Runmart`}</title>
      <PageHeader title={t('shell.bots')} description={t('botStart.intro')} />
      {tab === 'start' && <RunningNow />}
      <Tabs
        value={tab}
        onValueChange={(next) => set({ tab: next === 'runs' ? next : null })}
        tabs={[
          { value: 'start', label: t('botStart.startTab'), content: <Start /> },
          { value: 'runs', label: t('botStart.runsTab'), content: <Runs /> },
        ]}
      />
    </>
  )
}
