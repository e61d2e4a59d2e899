import type { Transaction } from '@runmart/contract/ledger'
import { type Translations, useTranslations } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Transaction['status'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
}

/** The state of a transaction, by name, colour and icon. */
export function TransactionStatus({ status }: { status: Transaction['status'] }) {
  const t = useTranslations()
  return <StatusPill state={pills[status]}>{statusName(t, status)}</StatusPill>
}

/** What a state of a transaction is called. */
export function statusName(t: Translations['t'], status: Transaction['status']): string {
  return status === 'success' ? t('transactions.done') : t(`orderStates.${status}`)
}
