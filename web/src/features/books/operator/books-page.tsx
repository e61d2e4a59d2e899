import type { Books, ShownBooks } from '@runmart/contract/books'
import { ledger } from '@runmart/contract/ledger'
import { accountKey } from '@runmart/i18n/account-key'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CheckList } from './check-list.tsx'

/** Shows if the books balance to the last dong. A slow check shows its last result meanwhile. */
export default function BooksPage() {
  const t = useOperatorTranslations()
  const view = useApi(ledger.books, undefined, {
    refetchInterval: (books) => (books?.isChecking ? 3_000 : false),
  })
  const { act, acting } = useAct(ledger.checkBooks, { refusals: 'toast' })
  async function checkAgain() {
    const answer = await act()
    if (answer.success) updateAnswer(endpointQuery(ledger.books).queryKey, () => answer.data)
  }
  return (
    <>
      <title>{`${t('books.title')} · Runmart`}</title>
      <PageHeader title={t('books.title')} description={t('books.intro')} />
      <Loaded
        view={view}
        skeleton={
          <BlocksSkeleton
            className="grid items-start gap-4 lg:grid-cols-5"
            blocks={['h-24 lg:col-span-5 [&>:last-child]:hidden', 'h-100 lg:col-span-3', 'h-72 lg:col-span-2']}
          />
        }
      >
        {(data) => (
          <div className="grid gap-4 lg:grid-cols-5">
            <Verdict books={data} checking={view.isFetching || acting} onCheck={checkAgain} className="lg:col-span-5" />
            <CheckList checks={data.checks} className="lg:col-span-3" />
            <BalanceTable books={data} className="self-start lg:col-span-2" />
          </div>
        )}
      </Loaded>
    </>
  )
}

type Props = { books: ShownBooks; checking: boolean; onCheck: () => void; className?: string }

/** The result of all checks, and a button to check again. */
function Verdict({ books, checking, onCheck, className }: Props) {
  const t = useOperatorTranslations()
  const failing = books.checks.filter((check) => check.found > 0).length
  const Icon = books.ok ? ShieldCheck : TriangleAlert
  return (
    <Card className={classes('flex flex-wrap items-center gap-x-5 gap-y-4', className)}>
      <span
        className={classes(
          'grid size-12 shrink-0 place-items-center rounded-full',
          books.ok ? 'bg-success-soft text-success' : 'bg-failed-soft text-failed',
        )}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-60">
        <h2 className={classes('text-2xl font-bold tracking-[-0.02em]', books.ok ? 'text-ink' : 'text-failed')}>
          {books.ok ? t('books.agree') : t('books.differ')}
        </h2>
        <p className="mt-1 text-pretty text-ink-soft">
          {books.ok ? t('books.agreeText') : t('books.differText', { count: failing })}{' '}
          <LinkedSentence
            sentence={`${t('books.checkedAt', { when: '‹when›' })}.`}
            parts={{ when: <DateTime at={books.checkedAt} /> }}
          />
        </p>
        {books.isChecking && <p className="mt-1 text-pretty text-ink-soft">{t('books.checking')}</p>}
      </div>
      <Button icon={<RotateCw aria-hidden />} loading={checking || books.isChecking} onClick={onCheck}>
        {t('books.checkAgain')}
      </Button>
    </Card>
  )
}

/** House accounts whose balance consists of parts of suppliers or partners. */
const partsOf: Record<string, 'suppliers' | 'partners'> = {
  'house:suppliers': 'suppliers',
  'house:shares:held': 'partners',
}

/** The balance of all customers and of each house account, with links to the entries. Their sum must be zero. */
function BalanceTable({ books, className = '' }: { books: Books; className?: string }) {
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
