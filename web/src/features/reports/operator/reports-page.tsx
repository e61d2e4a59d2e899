import { reports } from '@runmart/contract/reports'
import type { ReportSummary } from '@runmart/contract/reports-figures'
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
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { AccountingExport } from './accounting-export.tsx'
import { Change } from './change.tsx'
import { CustomersList } from './customers-list.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import { behind, depositsByFeed, isByMonth, mainFigures, sumsOf } from './figures.ts'
import { Liabilities, OWED } from './liabilities.tsx'
import { LinesTable } from './lines-table.tsx'
import { OperatorsList } from './operators-list.tsx'
import { PeriodBar } from './period-bar.tsx'
import { ReportCharts } from './report-charts.tsx'
import { ServicesList } from './services-list.tsx'
import { SpansTable } from './spans-table.tsx'
import { Uncosted } from './uncosted.tsx'
import { useFigureNames } from './use-figure-names.ts'
import { useReportAddress, views } from './use-period.ts'

/** The figures, bars and tables of a period beside the one before, each sum down to its entries. */
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

const tile = 'flex min-w-0 flex-col bg-surface p-3'
/** Twelve digits fit on half a phone and on a quarter of a tablet. */
const sum = 'mt-0.5 text-[15px]/7 font-bold xl:text-lg/7'

/** The key figures of the period beside the one before, and the shop's debt. */
function KeyFigures({ summary }: { summary: ReportSummary }) {
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  const { liabilities, uncosted } = summary
  return (
    <dl className="mb-4 grid gap-px overflow-hidden rounded-lg border border-line bg-line min-[22.5rem]:grid-cols-2 md:grid-cols-4">
      {mainFigures.map((figure) => {
        const { amount, before } = sumsOf(summary, figure)
        return (
          <div key={figure} className={tile}>
            <dt className="text-[13px] text-ink-faint">{nameOf(figure)}</dt>
            <dd className={sum}>
              <FigureLink amount={amount} name={nameOf(figure)} asked={behind(figure, summary)} />
            </dd>
            <dd className="text-[13px]">
              <Change amount={amount} before={before} />
            </dd>
            {figure === 'margin' && <Uncosted amount={uncosted.amount} as="dd" />}
          </div>
        )
      })}
      <div className={tile}>
        <dt className="text-[13px] text-ink-faint">{t('operatorReports.owed')}</dt>
        <dd className={sum}>
          <a href={`#${OWED}`} className={figureLinkStyles}>
            <Money amount={liabilities.closing} />
          </a>
        </dd>
        <dd className="text-[13px]">
          <Change amount={liabilities.closing} before={liabilities.opening} />
        </dd>
      </div>
    </dl>
  )
}
