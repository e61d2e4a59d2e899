import type { Books } from '@runmart/contract/ledger'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'

const accountNames: Record<
  string,
  | 'books.bank'
  | 'books.binance'
  | 'books.manual'
  | 'books.gifts'
  | 'books.owed'
  | 'books.payouts'
  | 'books.fees'
  | 'books.sales'
  | 'books.commissions'
  | 'books.closed'
> = {
  'house:deposits:bank': 'books.bank',
  'house:deposits:binance': 'books.binance',
  'house:deposits:manual': 'books.manual',
  'house:gifts': 'books.gifts',
  'house:owed': 'books.owed',
  'house:payouts': 'books.payouts',
  'house:fees': 'books.fees',
  'house:sales': 'books.sales',
  'house:commissions': 'books.commissions',
  'house:closed': 'books.closed',
}

/** The balances of all customers together and of the house accounts; their sum must be zero. */
export function BalanceTable({ books, className = '' }: { books: Books; className?: string }) {
  const t = useOperatorTranslations()
  const sum = books.house.reduce((total, it) => total + it.balance, books.customers.balance)
  const rows = [
    { account: t('books.customers', { count: books.customers.accounts }), balance: books.customers.balance },
    ...books.house.map(({ account, balance }) => {
      const name = accountNames[account]
      return { account: name ? t(name) : account, balance }
    }),
  ]
  const cell = 'px-5 py-3'
  return (
    <Section title={t('books.balances')} padded={false} className={className}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('books.balances')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('books.account')}</th>
            <th scope="col">{t('books.balance')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ account, balance }) => (
            <tr key={account}>
              <th scope="row" className={`${cell} text-left font-medium wrap-anywhere text-ink-soft`}>
                {account}
              </th>
              <td className={`${cell} text-right font-semibold text-ink`}>
                <Money amount={balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong">
          <tr>
            <th scope="row" className={`${cell} text-left font-bold text-ink`}>
              {t('books.sum')}
              <span className="block text-[13px] font-normal text-ink-faint">{t('books.sumHint')}</span>
            </th>
            <td className={`${cell} text-right font-bold ${sum ? 'text-failed' : 'text-ink'}`}>
              <Money amount={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="border-t border-line px-5 py-3 text-[13px] text-pretty text-ink-faint">{t('books.signs')}</p>
    </Section>
  )
}
