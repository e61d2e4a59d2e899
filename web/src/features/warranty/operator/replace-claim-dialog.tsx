import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { decideClaim } from './decide-claim.ts'

type Props = { claim: OperatorClaim; open: boolean; onClose: () => void }
const nothing = { safeParse: () => ({ success: true as const, data: {} }) }

/** Gives a customer others for the claimed items. */
export function ReplaceClaimDialog({ claim: { id, amount, customer }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const title = t('operatorWarranty.replaceTitle', { count: amount, name: customer.username })
  const replace = async () => {
    const answer = await decideClaim(id, t, (idempotencyKey) =>
      call(warrantyOperator.replace, { params: { id } }, { idempotencyKey }),
    )
    if (answer.success) onClose()
    const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
    return isEmpty ? { ...answer, error: t('operatorWarranty.outOfStock') } : answer
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorWarranty.replaceText')}
    >
      <Form schema={nothing} label={title} onSubmit={replace}>
        <SubmitButton>{t('operatorWarranty.replaceNow', { count: amount })}</SubmitButton>
      </Form>
    </Dialog>
  )
}
