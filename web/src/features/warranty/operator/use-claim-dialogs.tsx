import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import type { ReactNode } from 'react'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { RefundClaimDialog } from './refund-claim-dialog.tsx'
import { RefuseClaimDialog } from './refuse-claim-dialog.tsx'
import { ReplaceClaimDialog } from './replace-claim-dialog.tsx'

export type ClaimAct = 'replace' | 'refund' | 'refuse'

/** The dialogs in which a claim of a list is decided, with the claim as the list has it by now. */
export function useClaimDialogs(claims: readonly OperatorClaim[]): {
  open: (act: ClaimAct, claim: OperatorClaim) => void
  dialogs: ReactNode
} {
  const { item, isOpen, open, close } = useItemDialog<OperatorClaim, ClaimAct>()
  const found = claims.find((it) => it.id === item?.id)
  // Once it is decided it stays as it was, while its dialog fades out or says that somebody else was quicker.
  const claim = found?.status === 'waiting' ? found : item
  const dialogs = claim && (
    <>
      <ReplaceClaimDialog claim={claim} open={isOpen('replace')} onClose={close} />
      <RefundClaimDialog claim={claim} open={isOpen('refund')} onClose={close} />
      <RefuseClaimDialog claim={claim} open={isOpen('refuse')} onClose={close} />
    </>
  )
  return { open, dialogs }
}
