import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { decideClaim } from './decide-claim.ts'

type Props = { claim: OperatorClaim; open: boolean; onClose: () => void }

/** Refuses a claim with a reason that the customer reads. */
export function RefuseClaimDialog({ claim: { id, customer }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <ReasonDialog
      title={t('operatorWarranty.refuseTitle', { name: customer.username })}
      description={t('operatorWarranty.refuseText')}
      schema={ClaimRefusal}
      words={{
        reason: t('operatorWarranty.reason'),
        reasonHint: t('operatorWarranty.reasonHint'),
        confirm: t('operatorWarranty.refuse'),
      }}
      onConfirm={(reason) =>
        decideClaim(id, t, (idempotencyKey) =>
          call(warrantyOperator.refuse, { params: { id }, body: { reason } }, { idempotencyKey }),
        )
      }
      open={open}
      onClose={onClose}
    />
  )
}
