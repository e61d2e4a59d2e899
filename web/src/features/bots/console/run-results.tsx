import { bots, lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { FileX2, ListChecks } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Empty } from '#ui/empty.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { DownloadMenu, RerunLink } from './result-actions.tsx'
import { ResultTable } from './result-table.tsx'

/** The result of each line, growing while the bot works; the filter is part of the URL. */
export function RunResults({ order, run }: OrderRun) {
  const t = useTranslations()
  const filters = useFilters(readLineFilter)
  const { lines: status } = filters.values
  const list = useApiPage(bots.results, filters.page, { params: { id: order.id }, query: status ? { status } : {} })
  useRefreshResults({ order, run })
  return (
    <Section
      title={t('runConsole.results')}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <SegmentedControl
            bare
            label={t('runConsole.whichLines')}
            name="lines"
            value={status ?? 'all'}
            options={[
              { value: 'all', label: t('runConsole.everyStatus') },
              ...lineStatuses.map((it) => ({ value: it, label: t(`lineStates.${it}`) })),
            ]}
            onChange={(next) => filters.set({ lines: next === 'all' ? null : next }, true)}
          />
          <RerunLink order={order} run={run} />
          <DownloadMenu order={order} run={run} />
        </div>
      }
    >
      <ListScreen
        frame="none"
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton dense lines={1} end="text" />}
        empty={{ icon: ListChecks, title: t('runConsole.resultsEmpty'), text: t('runConsole.resultsEmptyText') }}
        noMatch={{ title: t('runConsole.resultsNoMatch'), text: t('runConsole.resultsNoMatchText') }}
      >
        {(rows) => <ResultTable rows={rows} />}
      </ListScreen>
    </Section>
  )
}

function readLineFilter(get: (name: 'lines') => string) {
  const lines = lineStatuses.find((it) => it === get('lines'))
  return lines ? { lines } : {}
}

/** Stands where the results were: they are deleted after the days that were announced. */
export function DeletedResults() {
  const t = useTranslations()
  return (
    <Section title={t('runConsole.results')} padded={false}>
      <Empty icon={FileX2} title={t('runConsole.gone')}>
        {t('runConsole.goneText')}
      </Empty>
    </Section>
  )
}

const REFRESH_MS = 2000

/** Fetches the results again once there are more of them, but not too often; also at the end, which adds the skipped lines. */
function useRefreshResults({ order, run }: OrderRun): void {
  const { ok, failed, skipped } = run.progress
  const version = `${ok + failed + skipped} ${order.orderStatus}`
  const fetched = useRef({ version, at: Date.now() })
  useEffect(() => {
    if (fetched.current.version === version) return
    const refresh = () => {
      fetched.current = { version, at: Date.now() }
      invalidate(bots.results)
    }
    const timer = setTimeout(refresh, Math.max(0, fetched.current.at + REFRESH_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [version])
}
