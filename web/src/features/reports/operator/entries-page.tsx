import { type OperatorAct, operatorActs, reports } from '@runmart/contract/reports'
import { type Figure, type FigureGroup, figures } from '@runmart/contract/reports-figures'
import { ScrollText } from 'lucide-react'
import { addDays, dayOf, isDay } from '#platform/days.ts'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { dayText } from '#ui/date-text.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EntriesTable } from './entries-table.tsx'
import { useAccountNames } from './use-account-names.ts'
import { useFigureNames } from './use-figure-names.ts'

type Name = 'from' | 'to' | 'figure' | 'account' | 'serviceId' | 'customerId' | 'operatorId' | 'act' | 'after'

/** The ledger entries behind a figure, newest first, without a limit. */
export default function EntriesPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const figureName = useFigureNames()
  const accountName = useAccountNames()
  const filters = useFilters(readAsked)
  const { after, ...asked } = filters.values
  const list = useApi(reports.entries, { query: filters.values }, { keepPrevious: true })
  const { figure = 'sales', account, act, operatorId, serviceId, customerId, from, to } = asked
  const isAct = operatorId && figure !== 'cost'
  const what = isAct ? t(`operatorReports.${act ?? 'delivered'}`) : account ? accountName(account) : figureName(figure)
  const whose = serviceId
    ? t('operatorReports.ofService')
    : customerId
      ? t('operatorReports.ofCustomer')
      : operatorId && !isAct
        ? t('operatorReports.ofOperator')
        : ''
  const by = serviceId ? 'services' : customerId ? 'customers' : operatorId && 'operators'
  const ordered = serviceId ? { service: serviceId } : customerId ? { customer: customerId } : null
  const days = [...new Set([from, to])].map((it) => dayText(language, it)).join(' – ')
  const next = list.data?.next
  const pathTo = (more: Record<string, string>) => operatorPaths.reportEntries({ ...asked, ...more })
  return (
    <>
      <title>{`${what} · ${t('operatorReports.entriesTitle')} · Runmart`}</title>
      {account ? (
        <BackLink to={operatorPaths.books}>{t('operatorReports.backToBooks')}</BackLink>
      ) : (
        <BackLink
          to={`${operatorPaths.reports}?${new URLSearchParams({ period: 'own', from, to, ...(by && { by }) })}`}
        >
          {t('operatorReports.back')}
        </BackLink>
      )}
      <PageHeader
        title={[what, whose].filter(Boolean).join(' ')}
        description={`${t('operatorReports.entriesTitle')}, ${days}`}
        actions={
          <CsvButton
            save={() => downloadCsv(reports.entries, asked)}
            // A page may be empty while later pages have entries; the file includes them.
            disabled={!list.data?.items.length && !next}
          />
        }
      />
      <ListScreen
        list={list}
        skeleton={<RowsSkeleton rows={8} end="text" />}
        empty={
          next
            ? { icon: ScrollText, title: t('operatorReports.keepReading') }
            : { icon: ScrollText, title: t('operatorReports.noEntries'), text: t('operatorReports.noEntriesText') }
        }
      >
        {(items) => <EntriesTable entries={items} />}
      </ListScreen>
      {figure === 'cost' && (
        <p className="mt-3 text-[13px] text-ink-faint">
          {t('operatorReports.notPosted')}{' '}
          {ordered && may('orders') && (
            <TextLink to={operatorPaths.ordersFound({ ...ordered, from, to })}>
              {t('operatorReports.toOrders')}
            </TextLink>
          )}
        </p>
      )}
      <nav aria-label={t('operatorReports.entriesTitle')} className="mt-4 flex justify-end gap-2">
        {after && <ButtonLink to={pathTo({})}>{t('operatorReports.newest')}</ButtonLink>}
        {next && <ButtonLink to={pathTo({ after: next })}>{t('operatorReports.older')}</ButtonLink>}
      </nav>
    </>
  )
}

type Asked = { [N in Exclude<Name, 'figure' | 'act' | 'from' | 'to'>]?: string } & {
  from: string
  to: string
  figure?: Figure | FigureGroup
  act?: OperatorAct
}

/** The filters in the address, without invalid ones; the last thirty days unless it names days. */
function readAsked(get: (name: Name) => string): Asked {
  const today = dayOf(new Date(), shownTimeZone())
  const figure = [...figures, 'deposits' as const, 'cost' as const].find((it) => it === get('figure'))
  const act = operatorActs.find((it) => it === get('act'))
  const others = (['account', 'serviceId', 'customerId', 'operatorId', 'after'] as const).filter((it) => get(it))
  return {
    from: isDay(get('from')) ? get('from') : addDays(today, -29),
    to: isDay(get('to')) ? get('to') : today,
    ...(figure && { figure }),
    ...(act && { act }),
    ...Object.fromEntries(others.map((it) => [it, get(it)])),
  }
}
