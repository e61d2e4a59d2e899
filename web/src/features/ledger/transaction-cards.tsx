import type { NamedTransaction } from '@runmart/contract/ledger'
import { dayOf } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import { dayText } from '#ui/date-text.ts'
import { TransactionCard } from './transaction-card.tsx'

/** Movements of the balance as cards, day by day as in a ledger. */
export function TransactionCards({ transactions }: { transactions: readonly NamedTransaction[] }) {
  const { language } = useLanguage()
  return (
    <div className="flex flex-col gap-6">
      {daysOf(transactions).map(([day, movements]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-[13px] font-semibold text-ink-soft">
            {dayText(language, day)}
          </h2>
          <ul aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {movements.map((transaction) => (
              <TransactionCard key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The same, gathered by the reader's days, in their order. */
function daysOf(transactions: readonly NamedTransaction[]): [day: string, NamedTransaction[]][] {
  const timeZone = shownTimeZone()
  return [...Map.groupBy(transactions, (it) => dayOf(new Date(it.createdAt), timeZone))]
}
