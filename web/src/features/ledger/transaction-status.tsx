import type { Transaction } from '@runmart/contract/ledger'
import { useSay } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const looks: Record<Transaction['status'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
}

/** The state of a transaction, by name, colour and icon. */
export function TransactionStatus({ status }: { status: Transaction['status'] }) {
  const say = useSay()
  return (
    <StatusPill state={looks[status]}>
      {status === 'success' ? say('transactions.done') : say(`orderStates.${status}`)}
    </StatusPill>
  )
}
