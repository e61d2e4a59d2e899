import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import type { ReactNode } from 'react'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import type { ClaimAct, ClaimDesk, DeskClaim, DeskProps } from './claim-desk.ts'
import { ClaimRow } from './claim-row.tsx'
import { decisionOn, useNameConflict } from './decision.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

/** The rows of claims, and the dialogs in which one is decided, with the claim as the list has it by now. */
export function useClaimRows<Claim extends DeskClaim>(
  desk: ClaimDesk<Claim>,
  claims: readonly Claim[],
  { withOrder = false }: { withOrder?: boolean } = {},
): { row: (claim: Claim) => ReactNode; dialogs: ReactNode } {
  const { item, isOpen, open, close } = useItemDialog<Claim, ClaimAct>()
  const found = claims.find((it) => it.id === item?.id)
  // Once it is decided it stays as it was, while its dialog fades out or says that somebody else was quicker.
  const claim = found && desk.canDecide(found) ? found : item
  const dialogs = claim && (
    <>
      <ReplaceDialog desk={desk} claim={claim} open={isOpen('replace')} onClose={close} />
      <RefundDialog desk={desk} claim={claim} open={isOpen('refund')} onClose={close} />
      <DeclineDialog desk={desk} claim={claim} open={isOpen('decline')} onClose={close} />
    </>
  )
  const row = (it: Claim) => (
    <ClaimRow key={it.id} desk={desk} claim={it} withOrder={withOrder} onAct={(act) => open(act, it)} />
  )
  return { row, dialogs }
}

type DeclineProps<Claim extends DeskClaim> = DeskProps<Claim> & { open: boolean; onClose: () => void }

/** Says why a claim is not covered: to the customer, or to the shop, which decides. */
function DeclineDialog<Claim extends DeskClaim>({ desk, claim, ...dialog }: DeclineProps<Claim>) {
  const t = useSharedTranslations()
  const nameConflict = useNameConflict(desk)
  const { act } = useAct(desk.decline, decisionOn(claim))
  const { id } = claim
  const { area } = desk
  return (
    <ReasonDialog
      {...dialog}
      title={t(`${area}.declineTitle`, { name: desk.nameOf(claim) })}
      description={t(`${area}.declineText`)}
      schema={ClaimRefusal}
      words={{
        reason: t('claimDesk.reason'),
        reasonHint: t(`${area}.declineHint`),
        confirm: t(`${area}.declineNow`),
      }}
      onConfirm={async (reason) => nameConflict(await act({ params: { id }, body: { reason } }))}
      harmless={desk.variants.decline !== 'danger'}
    />
  )
}
