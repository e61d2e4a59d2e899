import type { DispatchState as State } from '@runmart/contract/suppliers-orders'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<State, PillState> = {
  waiting: 'waiting',
  'sent-now': 'progress',
  sent: 'progress',
  unclear: 'pending',
  stuck: 'failed',
  done: 'success',
  'by-people': 'paused',
}

/** The state of an order between the shop and its suppliers. */
export function DispatchState({ state }: { state: State }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[state]}>{t(`dispatchStates.${state}`)}</StatusPill>
}
