import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import type { ReactNode } from 'react'
import { call } from '#platform/api.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { sendAnswer } from './send-answer.ts'

export type ClaimAnswer = 'replace' | 'refund' | 'pass'

/** The dialogs in which a claim of a list is answered, with the claim as the list has it by now. */
export function useClaimDialogs(claims: readonly PartnerClaim[]): {
  open: (answer: ClaimAnswer, claim: PartnerClaim) => void
  dialogs: ReactNode
} {
  const { item, isOpen, open, close } = useItemDialog<PartnerClaim, ClaimAnswer>()
  const found = claims.find((it) => it.id === item?.id)
  // Once it is answered it stays as it was, while its dialog fades out or says that somebody else was quicker.
  const claim = found?.isMine ? found : item
  const dialogs = claim && (
    <>
      <ReplaceDialog claim={claim} open={isOpen('replace')} onClose={close} />
      <RefundDialog claim={claim} open={isOpen('refund')} onClose={close} />
      <PassDialog claim={claim} open={isOpen('pass')} onClose={close} />
    </>
  )
  return { open, dialogs }
}

/** Says why a claim is not covered; the shop decides. */
function PassDialog({ claim: { id }, ...dialog }: { claim: PartnerClaim; open: boolean; onClose: () => void }) {
  const t = usePartnerTranslations()
  return (
    <ReasonDialog
      {...dialog}
      title={t('partnerClaims.passTitle')}
      description={t('partnerClaims.passText')}
      schema={ClaimRefusal}
      words={{
        reason: t('partnerClaims.reason'),
        reasonHint: t('partnerClaims.passHint'),
        confirm: t('partnerClaims.passNow'),
      }}
      onConfirm={(reason) =>
        sendAnswer(id, t, (idempotencyKey) =>
          call(warrantyPartner.pass, { params: { id }, body: { reason } }, { idempotencyKey }),
        )
      }
      harmless
    />
  )
}
