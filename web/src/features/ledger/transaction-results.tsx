import type { Transaction } from '@runmart/contract/ledger'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Results } from '#ui/results.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { TransactionGrid } from './transaction-grid.tsx'
import { TransactionTable } from './transaction-table.tsx'

type Props = {
  found: { items: readonly Transaction[]; total: number; page: number; limit: number }
  outdated: boolean
  narrowed: boolean
  onPage: (page: number) => void
  onReset: () => void
}

/** One page of what was found, in the chosen view; each opens its receipt. */
export function TransactionResults({ found, outdated, narrowed, onPage, onReset }: Props) {
  const t = useTranslations()
  const [opened, setOpened] = useState<Transaction | null>(null)
  const none = (
    <NoResults
      total={found.total}
      narrowed={narrowed}
      noMatch={{ title: t('transactions.noMatch'), text: t('transactions.noMatchText') }}
      onReset={onReset}
      onFirst={() => onPage(1)}
    >
      <Empty icon={ArrowLeftRight} title={t('transactions.empty')} className="py-16" action={<FirstDeposit />}>
        {t('transactions.emptyText')}
      </Empty>
    </NoResults>
  )
  return (
    <>
      <Results
        found={found}
        outdated={outdated}
        grid={<TransactionGrid transactions={found.items} onOpen={setOpened} />}
        table={<TransactionTable transactions={found.items} onOpen={setOpened} />}
        none={none}
        onPage={onPage}
      />
      <ReceiptDialog transaction={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function FirstDeposit() {
  const t = useTranslations()
  return (
    <ButtonLink to={paths.deposit} variant="primary" size="sm">
      {t('shell.deposit')}
    </ButtonLink>
  )
}
