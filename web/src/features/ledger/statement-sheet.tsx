import type { NamedTransaction, Statement } from '@runmart/contract/ledger'
import { zoneText } from '@runmart/i18n/formats'
import { Fragment } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Logo } from '#ui/logo.tsx'
import { Money } from '#ui/money.tsx'
import { transactionTitle } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'

type Props = { statement: Statement; heading: string; isRunning: boolean }

/** The statement itself. Printing shows only the statement, with its head on every page. */
export function StatementSheet({ statement, heading, isRunning }: Props) {
  const { language, t } = useLanguage()
  const { user } = useSession()
  return (
    <div className="print-page">
      <div className="hidden items-start justify-between gap-6 pb-6 print:flex">
        <Logo />
        <div className="text-right">
          <p className="text-lg font-bold text-ink">{heading}</p>
          <p className="text-[13px] text-ink-soft">{[user?.fullName || user?.username, user?.email].join(' · ')}</p>
          <p className="text-[13px] text-ink-soft">
            {t('statement.issued', { when: dateTimeText(language, new Date()) })} · {zoneText(statement.timeZone)}
          </p>
        </div>
      </div>
      <Sums statement={statement} isRunning={isRunning} />
      {statement.items.length ? (
        <Movements statement={statement} />
      ) : (
        <p className="border-t border-line px-5 py-10 text-center text-ink-soft">{t('statement.empty')}</p>
      )}
      {statement.total > statement.items.length && (
        <p className="border-t border-line px-5 py-4 text-ink-soft">
          {t('statement.more', { shown: statement.items.length, total: statement.total })}
        </p>
      )}
    </div>
  )
}

function Sums({ statement, isRunning }: Pick<Props, 'statement' | 'isRunning'>) {
  const { t } = useLanguage()
  const sums = [
    { label: t('statement.opening'), amount: statement.opening },
    { label: t('statement.in'), amount: statement.in, signed: true },
    { label: t('statement.out'), amount: -statement.out, signed: true },
    { label: t(isRunning ? 'statement.now' : 'statement.closing'), amount: statement.closing },
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 p-4 sm:p-5 min-[480px]:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:px-0">
      {sums.map(({ label, amount, signed = false }) => (
        <div key={label}>
          <dt className="text-[13px] text-ink-soft">{label}</dt>
          <dd>
            <Money amount={amount} signed={signed} className="text-lg font-bold" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const cell = 'px-4 py-2 align-top sm:px-5 print:px-1'

function Movements({ statement }: { statement: Statement }) {
  const { language, t } = useLanguage()
  return (
    <div className="relative overflow-x-auto border-t border-line print:overflow-visible">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('statement.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-faint">
            <th scope="col" className={`${cell} font-semibold max-lg:hidden print:table-cell`}>
              {t('statement.date')}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {t('transactions.what')}
            </th>
            <th scope="col" className={`${cell} text-right font-semibold`}>
              {t('transactions.amount')}
            </th>
            <th scope="col" className={`${cell} text-right font-semibold max-lg:hidden print:table-cell`}>
              {t('transactions.balanceAfter')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {statement.items.map((it) => (
            <tr key={it.id} className="break-inside-avoid">
              <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden print:table-cell`}>
                {dateTimeText(language, new Date(it.createdAt))}
              </td>
              <td className={cell}>
                <p className="font-semibold wrap-anywhere text-ink">{transactionTitle(t, it)}</p>
                <p className="text-[13px] text-ink-faint">
                  {[transactionNote(t, it), it.orderCode, it.transactionCode].filter(Boolean).map((part, at) => (
                    <Fragment key={part}>
                      {at > 0 && ' · '}
                      <span className={classes(isCode(part, it) && 'font-mono text-xs whitespace-nowrap')}>{part}</span>
                    </Fragment>
                  ))}
                </p>
                <DateTime at={it.createdAt} as="time" className="text-[13px] text-ink-faint lg:hidden print:hidden" />
              </td>
              <td className={`${cell} text-right`}>
                <Money amount={it.amount} signed className="font-bold" />
                <Money amount={it.balanceAfter} className="block text-[13px] text-ink-faint lg:hidden print:hidden" />
              </td>
              <td className={`${cell} text-right max-lg:hidden print:table-cell`}>
                <Money amount={it.balanceAfter} className="text-ink-soft" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isCode = (part: string | null, { orderCode, transactionCode }: NamedTransaction) =>
  part === orderCode || part === transactionCode
