import { reports } from '@runmart/contract/reports'
import type { Figure, ReportSummary } from '@runmart/contract/reports-figures'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { dayText } from '#ui/date-text.ts'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import { reportOf, sumsOf } from './figures.ts'
import { useFigureNames } from './use-figure-names.ts'

/** The lines that raise or lower the customers' balances. */
const steps: readonly [figure: Figure | 'deposits', sign: 1 | -1][] = [
  ['deposits', 1],
  ['fees', -1],
  ['gifts', 1],
  ['refunds', 1],
  ['commissions', 1],
  ['shares', 1],
  ['shares-held', -1],
  ['debts', 1],
  ['sales', -1],
  ['debits', -1],
  ['payouts', -1],
  ['forfeited', -1],
  ['other', -1],
]

/** The anchor of the section on the page. */
export const OWED = 'owed'

/** The shop's debt from the start of the period to its end. */
export function Liabilities({ summary }: { summary: ReportSummary }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  const { from, to, liabilities } = summary
  const may = useRights()
  const daysBefore = { from: summary.before.from, to: addDays(from, -1) }
  const besides = [
    { key: 'payoutsWaiting', amount: liabilities.payoutsWaiting, path: operatorPaths.payouts, right: 'money' },
    { key: 'sharesHeld', amount: liabilities.sharesHeld, path: operatorPaths.partners, right: 'customers' },
    {
      key: liabilities.prepaid > 0 ? 'prepaid' : 'owedToSuppliers',
      amount: liabilities.prepaid,
      path: operatorPaths.supplierMoney,
      right: 'money',
    },
  ] as const
  const moved = steps
    .map(([figure, sign]) => ({ figure, amount: sign * sumsOf(summary, figure).amount }))
    .filter((it) => it.amount !== 0)
  const opened = t('operatorReports.opening', { day: dayText(language, from) })
  const end = (label: string, amount: ReactNode) => (
    <div className="flex min-h-9 items-center justify-between gap-4 px-5 font-semibold text-ink">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
  return (
    <div id={OWED} className="scroll-mt-20">
      <Section title={t('operatorReports.liabilities')} padded={false}>
        <dl className="divide-y divide-line text-[13px]">
          {/* The report of the earlier days explains the opening, as the lines below explain the closing. */}
          {end(
            opened,
            <FigureLink amount={liabilities.opening} name={opened} asked={`${reportOf(daysBefore)}#${OWED}`} />,
          )}
          {moved.map(({ figure, amount }) => (
            <div key={figure} className="flex min-h-9 items-center justify-between gap-4 px-5 text-ink-soft">
              <dt className="min-w-0">{nameOf(figure)}</dt>
              <dd>
                <FigureLink amount={amount} name={nameOf(figure)} asked={{ figure, from, to }} />
              </dd>
            </div>
          ))}
          {end(t('operatorReports.closing', { day: dayText(language, to) }), <Money amount={liabilities.closing} />)}
        </dl>
        <div className="border-t border-line px-5 py-3 text-[13px] text-pretty text-ink-soft">
          <Balances />
          <p>
            {besides
              .filter((it) => it.amount !== 0)
              .map(({ key, amount, path, right }) => {
                const sentence = t(`operatorReports.${key}`, { amount: moneyText(language, Math.abs(amount)) })
                return (
                  <Fragment key={key}>
                    {may(right) ? (
                      <Link to={path} className={figureLinkStyles}>
                        {sentence}
                      </Link>
                    ) : (
                      sentence
                    )}{' '}
                  </Fragment>
                )
              })}
            <TextLink to={operatorPaths.books}>{t('operatorReports.toBooks')}</TextLink>
          </p>
        </div>
      </Section>
    </div>
  )
}

/** Compares the sum of all balances with the entries. A query of its own: the report does not wait for it. */
function Balances() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data, error } = useApi(reports.balances)
  if (error) return <p className="mb-1 text-failed">{error}</p>
  if (!data) return <Skeleton className="mb-1 h-5 w-2/3" />
  const agrees = data.balances === data.entries
  const Icon = agrees ? CircleCheck : CircleAlert
  const [balances, entries] = [moneyText(language, data.balances), moneyText(language, data.entries)]
  return (
    <p className="mb-1 flex gap-2">
      <Icon
        aria-hidden
        className={agrees ? 'mt-0.5 size-4 shrink-0 text-success' : 'mt-0.5 size-4 shrink-0 text-failed'}
      />
      {agrees ? t('operatorReports.agree', { amount: balances }) : t('operatorReports.differ', { balances, entries })}
    </p>
  )
}
