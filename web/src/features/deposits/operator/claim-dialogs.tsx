import { bankClaims, ClaimRefusal, type OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type DialogProps = { claim: OperatorBankClaim; title: string; open: boolean; onClose: () => void }

/** Refuses a claim with a reason for the customer. */
export function RefuseClaimDialog({ claim, title, open, onClose }: DialogProps) {
  const t = useOperatorTranslations()
  const { act } = useAct(bankClaims.refuse)
  return (
    <ReasonDialog
      title={t('operatorTransfers.claimRefuseTitle')}
      description={title}
      schema={ClaimRefusal}
      words={{
        reason: t('operatorTransfers.reason'),
        reasonHint: t('operatorTransfers.reasonHint'),
        confirm: t('operatorTransfers.claimRefuse'),
      }}
      onConfirm={(reason) => act({ params: { id: claim.id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}

/** Shows the picture of the receipt. Loads it on demand, because the server audits every view. */
export function ReceiptDialog({ claim, title, open, onClose }: DialogProps) {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(bankClaims.receipt, { refusals: 'toast' })
  const [source, setSource] = useState<string | null>(null)
  const show = async () => {
    const answer = await act({ params: { id: claim.id } })
    if (answer.success) setSource(`data:${answer.data.type};base64,${answer.data.content}`)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.claimReceipt')}
      description={title}
    >
      {source ? (
        <img src={source} alt={title} className="max-h-[60dvh] w-full object-contain" />
      ) : (
        <Button loading={acting} onClick={show}>
          {t('operatorTransfers.claimShow')}
        </Button>
      )}
    </Dialog>
  )
}
