import { ledger, type Statement } from '@runmart/contract/ledger'
import { zoneText } from '@runmart/i18n/formats'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { addDays, addMonths, dayOf, isMonth } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { dayText, monthText } from '#ui/date-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatementSheet } from './statement-sheet.tsx'

/** A printable statement of one month: opening balance, all transactions, closing balance. */
export default function StatementPage() {
  const { language, t } = useLanguage()
  const today = dayOf(new Date(), shownTimeZone())
  const thisMonth = today.slice(0, 7)
  const { month: asked = '' } = useParams()
  const month = isMonth(asked) && asked <= thisMonth ? asked : thisMonth
  const isRunning = month === thisMonth
  const { data, error, isFetching, refetch } = useApi(ledger.statement, { params: { month } }, { localized: true })
  const heading = t('statement.heading', { month: monthText(language, month) })
  return (
    <>
      <title>{`${heading} · Runmart`}</title>
      <div className="print:hidden">
        <BackLink to={paths.transactions}>{t('statement.back')}</BackLink>
        <PageHeader
          title={heading}
          description={t('statement.intro', {
            from: dayText(language, `${month}-01`),
            to: dayText(language, isRunning ? today : addDays(`${addMonths(month, 1)}-01`, -1)),
            zone: zoneText(shownTimeZone()),
          })}
          actions={<Actions month={month} isLast={isRunning} isReady={data?.month === month} />}
        />
      </div>
      <Card padded={false}>
        {data?.month === month ? (
          <StatementSheet statement={data} heading={heading} isRunning={isRunning} />
        ) : error ? (
          <Refused onRetry={refetch} retrying={isFetching} className="py-16">
            {error}
          </Refused>
        ) : (
          <Skeleton className="m-5 h-96" />
        )}
      </Card>
    </>
  )
}

type ActionsProps = { month: Statement['month']; isLast: boolean; isReady: boolean }

function Actions({ month, isLast, isReady }: ActionsProps) {
  const { t } = useLanguage()
  return (
    <>
      <ButtonLink to={paths.statement(addMonths(month, -1))} icon={<ChevronLeft aria-hidden />}>
        {t('statement.previous')}
      </ButtonLink>
      {!isLast && (
        <ButtonLink to={paths.statement(addMonths(month, 1))} icon={<ChevronRight aria-hidden />}>
          {t('statement.next')}
        </ButtonLink>
      )}
      <Button variant="primary" disabled={!isReady} icon={<Printer aria-hidden />} onClick={() => print()}>
        {t('statement.print')}
      </Button>
    </>
  )
}
