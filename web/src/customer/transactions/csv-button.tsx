import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadTransactions } from '../../features/ledger/download-transactions.ts'
import type { TransactionQuery } from '../../features/ledger/transaction-query.ts'
import { useSay } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'

/** Saves all that match, not only the page that is shown. */
export function CsvButton({ query, disabled }: { query: TransactionQuery; disabled: boolean }) {
  const say = useSay()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await downloadTransactions(query)
    setSaving(false)
  }
  return (
    <Button icon={<Download aria-hidden />} loading={saving} disabled={disabled} onClick={save}>
      {say('transactions.csv')}
    </Button>
  )
}
