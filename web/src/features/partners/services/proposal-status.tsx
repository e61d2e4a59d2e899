import type { ProposalState } from '@runmart/contract/partners-services'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<ProposalState, PillState> = {
  waiting: 'pending',
  approved: 'success',
  refused: 'failed',
  withdrawn: 'cancel',
}

/** The state of a proposal. */
export function ProposalStatus({ state }: { state: ProposalState }) {
  const t = usePartnerTranslations()
  return <StatusPill state={pills[state]}>{t(`proposalStates.${state}`)}</StatusPill>
}
