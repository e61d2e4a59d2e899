import type { CommissionStatus as Status } from '@runmart/contract/referrals'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Status, PillState> = {
  held: 'waiting',
  suspicious: 'pending',
  paid: 'success',
  'taken-back': 'refund',
  refused: 'cancel',
}

/** Where a commission stands. */
export function CommissionStatus({ status }: { status: Status }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[status]}>{t(`commissionStates.${status}`)}</StatusPill>
}
