import { ledger } from '@runmart/contract/ledger'
import { download } from '../../platform/download.ts'
import { currentVoice } from '../../platform/language.tsx'
import { notify } from '../../ui/notify.ts'
import type { TransactionQuery } from './transaction-query.ts'

/** Saves all transactions that match as a table for a spreadsheet. */
export async function downloadTransactions(query: TransactionQuery): Promise<void> {
  const answer = await download(ledger.history, { query: { ...query, format: 'csv' } })
  if (answer.success) notify('success', currentVoice().say('transactions.csvSaved', { name: answer.data }))
}
