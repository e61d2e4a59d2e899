import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Transfer['status'], PillState> = {
  new: 'progress',
  credited: 'success',
  unmatched: 'pending',
  ignored: 'cancel',
}

/** Where a transfer stands. */
export function TransferStatus({ status }: { status: Transfer['status'] }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[status]}>{t(`transferStates.${status}`)}</StatusPill>
}
