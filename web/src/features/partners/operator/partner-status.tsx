import type { PartnerState } from '@runmart/contract/partners'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<PartnerState, PillState> = {
  applied: 'pending',
  refused: 'failed',
  partner: 'success',
  leaving: 'paused',
  ended: 'cancel',
}

/** A customer's state as a partner. */
export function PartnerStatus({ state }: { state: PartnerState }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[state]}>{t(`partnerStates.${state}`)}</StatusPill>
}
