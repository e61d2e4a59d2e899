import { reports } from '@runmart/contract/reports'
import { zoneText } from '@runmart/i18n/formats'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApi } from '#platform/use-api.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { CsvButton } from '#ui/csv-button.tsx'
import { dayText } from '#ui/date-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { AccountingExport } from './accounting-export.tsx'
import { CustomersList } from './customers-list.tsx'
import { depositsByFeed, isByMonth, mainFigures } from './figures.ts'
import { KeyFigures } from './key-figures.tsx'
import { Liabilities } from './liabilities.tsx'
import { LinesTable } from './lines-table.tsx'
import { OperatorsList } from './operators-list.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ReportCharts } from './report-charts.tsx'
import { ServicesList } from './services-list.tsx'
import { SpansTable } from './spans-table.tsx'
import { useReportAddress, views } from './use-period.ts'

/** What a period brought, beside the one before: figures, bars and tables, each sum down to its entries. */
export default function ReportsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { filters, name, period, today, view, choose } = useReportAddress()
  const { data, error, isFetching, isPlaceholderData, refetch } = useApi(
    reports.summary,
    { query: period },
    { keepPrevious: true },
  )
  const tableOf = view in lists ? lists[view as keyof typeof lists] : reports.summary
  return (
    <>
      <title>{`${t('operatorReports.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorReports.title')}
        description={t('operatorReports.intro', { zone: zoneText(shownTimeZone()) })}
        actions={<CsvButton save={() => downloadCsv(tableOf, period)} disabled={!data} />}
      />
      <PeriodBar
        {...{ name, period, today }}
        onChoose={(next) => choose(next, period)}
        onDays={(days) => filters.set({ period: 'own', ...days })}
      />
      {data && (
        <div aria-busy={isPlaceholderData} className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <p className="mb-2 text-[13px] text-ink-faint">
            {t('operatorReports.comparedWith', {
              period: [...new Set([data.before.from, data.before.to])].map((it) => dayText(language, it)).join(' – '),
            })}
          </p>
          <KeyFigures summary={data} />
          <div className="mb-4">
            <SegmentedControl
              bare
              label={t('operatorReports.by')}
              name="by"
              value={view}
              options={views.map((value) => ({ value, label: t(`operatorReports.${value}`) }))}
              onChange={(by) => filters.set({ by: by === 'lines' ? null : by })}
            />
          </div>
          {view === 'lines' && <ReportCharts summary={data} figures={mainFigures} withOwed />}
          {view === 'deposits' && <ReportCharts summary={data} figures={depositsByFeed(data)} />}
          <Card padded={false} className="mb-4">
            {view === 'lines' && <LinesTable summary={data} />}
            {(view === 'days' || view === 'months') && (
              <SpansTable
                summary={data}
                by={view}
                caption={t(`operatorReports.${view}`)}
                figures={mainFigures}
                withOwed
              />
            )}
            {view === 'deposits' && (
              <SpansTable
                summary={data}
                by={isByMonth(data) ? 'months' : 'days'}
                caption={t('operatorReports.deposits')}
                figures={depositsByFeed(data)}
              />
            )}
            {view === 'services' && <ServicesList period={period} filters={filters} />}
            {view === 'customers' && <CustomersList period={period} filters={filters} />}
            {view === 'operators' && <OperatorsList period={period} />}
          </Card>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Liabilities summary={data} />
            <AccountingExport today={today} dates={data.dates} />
          </div>
        </div>
      )}
      {!data && !error && <BlocksSkeleton className="grid gap-4" blocks={['h-24', 'h-72', 'h-96']} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}

/** The tables that have an address of their own. */
const lists = { services: reports.services, customers: reports.customers, operators: reports.operators }
