import type { Customer } from '@runmart/contract/accounts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Customer['status'], PillState> = {
  active: 'success',
  inactive: 'waiting',
  blocked: 'failed',
  closed: 'cancel',
}

/** Whether an account may be used. */
export function AccountStatus({ status }: { status: Customer['status'] }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[status]}>{t(`accountStates.${status}`)}</StatusPill>
}
