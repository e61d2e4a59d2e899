import type { ReportEntry } from '@runmart/contract/reports'
import { ArrowRight } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { Table } from '#ui/table.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CustomerLink } from './customer-link.tsx'
import { useAccountNames } from './use-account-names.ts'

/** Entries with both accounts in words, and links to the customer and the subject. */
export function EntriesTable({ entries }: { entries: readonly ReportEntry[] }) {
  const t = useOperatorTranslations()
  return (
    <Table
      dense
      caption={t('operatorReports.entriesTitle')}
      rows={entries}
      rowKey={(it) => it.code}
      columns={[
        {
          key: 'time',
          header: t('operatorReports.time'),
          cell: (it) => (
            <div className="flex flex-col">
              <DateTime at={it.at} as="time" className="whitespace-nowrap" />
              <span className="font-mono text-xs text-ink-faint">{it.code}</span>
            </div>
          ),
        },
        {
          key: 'kind',
          header: t('operatorReports.kind'),
          wideOnly: true,
          cell: (it) => <span className="font-semibold text-ink">{t(`entryKinds.${it.kind}`)}</span>,
        },
        {
          key: 'accounts',
          header: t('operatorReports.accounts'),
          wideOnly: true,
          cell: (it) => <Sides entry={it} />,
        },
        {
          key: 'customer',
          header: t('operatorReports.customer'),
          wideOnly: true,
          cell: (it) => it.customer && <CustomerLink customer={it.customer} />,
        },
        { key: 'about', header: t('operatorReports.about'), wideOnly: true, cell: (it) => <About entry={it} /> },
        {
          key: 'amount',
          header: t('operatorReports.sum'),
          align: 'end',
          cell: (it) => (
            <div className="flex flex-col items-end">
              <Money amount={it.amount} className="font-semibold text-ink" />
              <span className="text-xs text-ink-soft sm:hidden">{t(`entryKinds.${it.kind}`)}</span>
              <span className="sm:hidden">{it.customer && <CustomerLink customer={it.customer} />}</span>
            </div>
          ),
        },
      ]}
    />
  )
}

function Sides({ entry: { legs } }: { entry: ReportEntry }) {
  const nameOf = useAccountNames()
  const names = (is: (amount: number) => boolean) =>
    legs
      .filter((it) => is(it.amount))
      .map((it) => nameOf(it.account))
      .join(' + ')
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-ink-soft">
      {names((amount) => amount < 0)}
      <ArrowRight aria-label="→" className="size-3.5 shrink-0 text-ink-faint" />
      {names((amount) => amount > 0)}
    </span>
  )
}

/** The order, as a link if the operator may see orders; otherwise the transfer's content or the reason. */
function About({ entry: { order, transferContent, note } }: { entry: ReportEntry }) {
  const may = useRights()
  if (order)
    return may('orders') ? (
      <TextLink to={operatorPaths.order(order.id)} className="font-mono whitespace-nowrap">
        {order.code}
      </TextLink>
    ) : (
      <span className="font-mono whitespace-nowrap">{order.code}</span>
    )
  return <span className="line-clamp-2 max-w-80 wrap-anywhere text-ink-soft">{transferContent || note}</span>
}
