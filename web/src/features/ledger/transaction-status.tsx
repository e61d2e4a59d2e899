import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Transaction['status'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
}

export function TransactionStatus({ status }: { status: Transaction['status'] }) {
  const t = useTranslations()
  return <StatusPill state={pills[status]}>{t(`transactionStates.${status}`)}</StatusPill>
}
