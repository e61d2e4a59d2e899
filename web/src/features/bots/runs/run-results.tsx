import { bots, lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Choice } from '#ui/choice.tsx'
import { Empty } from '#ui/empty.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { ResultTable } from './result-table.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { useFreshResults } from './use-fresh-results.ts'

type Props = OrderRun & { /** What can be done with them, beside the filter. */ actions: ReactNode }

/** What became of each line, growing while the bot works; which lines is part of the address. */
export function RunResults({ order, run, actions }: Props) {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { get, set, page, setPage } = useFilters<'lines'>()
  const status = lineStatuses.find((known) => known === get('lines'))
  const { data, refusal, asking, outdated, askAgain } = useApiList(bots.results, {
    params: { id: order.id },
    query: { page: String(page), limit: String(limit), ...(status && { status }) },
  })
  useFreshResults({ order, run })
  return (
    <Section
      title={t('runConsole.results')}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <Choice
            bare
            label={t('runConsole.whichLines')}
            name="lines"
            value={status ?? 'all'}
            options={[
              { value: 'all', label: t('runConsole.everyStatus') },
              ...lineStatuses.map((it) => ({ value: it, label: t(`lineStates.${it}`) })),
            ]}
            onChange={(next) => set({ lines: next === 'all' ? null : next }, true)}
          />
          {actions}
        </div>
      }
    >
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={outdated ? 'opacity-60 transition-opacity' : undefined}>
          <ResultTable rows={data.items} />
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={setPage} />
        </div>
      )}
      {data?.items.length === 0 && (
        <NoResults
          total={data.total}
          narrowed={status !== undefined}
          noMatch={{ title: t('runConsole.resultsNoMatch'), text: t('runConsole.resultsNoMatchText') }}
          onReset={() => set({ lines: null }, true)}
          onFirst={() => setPage(1)}
        >
          <Empty icon={ListChecks} title={t('runConsole.resultsEmpty')}>
            {t('runConsole.resultsEmptyText')}
          </Empty>
        </NoResults>
      )}
      {!data && !refusal && <ResultsSkeleton />}
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking}>
          {refusal}
        </Refused>
      )}
    </Section>
  )
}
