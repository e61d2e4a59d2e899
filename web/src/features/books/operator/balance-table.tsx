import type { Books } from '@runmart/contract/books'
import { accountKey } from '@runmart/i18n/account-key'
import { Fragment } from 'react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Accounts of the house that are made of others' parts. */
const partsOf: Record<string, 'suppliers' | 'partners'> = {
  'house:suppliers': 'suppliers',
  'house:shares:held': 'partners',
}

/** The balances of all customers together and of the house accounts, each with the way to its entries; their sum must be zero. */
export function BalanceTable({ books, className = '' }: { books: Books; className?: string }) {
  const t = useOperatorTranslations()
  const sum = books.house.reduce((total, it) => total + it.balance, books.customers.balance)
  const rows = [
    {
      account: t('books.customers', { count: books.customers.accounts }),
      balance: books.customers.balance,
      entries: null,
      made: null,
      parts: [],
    },
    ...books.house.map(({ account, balance }) => {
      const name = accountKey(account)
      const made = partsOf[account] ?? null
      const parts = made ? books[made] : []
      const entries = operatorPaths.reportEntries({ account })
      return { account: name ? t(name) : account, balance, entries, made, parts }
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
          {rows.map(({ account, balance, entries, made, parts }) => (
            <Fragment key={account}>
              <tr>
                <th scope="row" className={`${cell} text-left font-medium wrap-anywhere text-ink-soft`}>
                  {entries ? <TextLink to={entries}>{account}</TextLink> : account}
                </th>
                <td className={`${cell} text-right font-semibold text-ink`}>
                  <Money amount={balance} />
                </td>
              </tr>
              {parts.map((it) => (
                <tr key={it.id} className="text-[13px]">
                  <th scope="row" className="py-2 pr-5 pl-9 text-left font-normal wrap-anywhere text-ink-faint">
                    {made === 'partners' ? <CustomerLink customer={{ id: it.id, username: it.name }} /> : it.name}
                  </th>
                  <td className="px-5 py-2 text-right text-ink-soft">
                    <Money amount={it.balance} />
                  </td>
                </tr>
              ))}
            </Fragment>
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
