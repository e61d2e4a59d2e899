import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { decideClaim } from './decide-claim.ts'

type Props = { claim: OperatorClaim; open: boolean; onClose: () => void }
const nothing = { safeParse: () => ({ success: true as const, data: {} }) }

/** Makes a claim good: by other items from stock, or by saying what was delivered again. */
export function ReplaceClaimDialog(props: Props) {
  return props.claim.items.length > 0 ? <ItemsDialog {...props} /> : <WordsDialog {...props} />
}

function WordsDialog({ claim: { id, customer }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <ReasonDialog
      title={t('operatorWarranty.wordsTitle', { name: customer.username })}
      description={t('operatorWarranty.wordsText')}
      schema={ClaimRefusal}
      words={{
        reason: t('operatorWarranty.words'),
        reasonHint: t('operatorWarranty.reasonHint'),
        confirm: t('operatorWarranty.wordsNow'),
      }}
      onConfirm={(text) =>
        decideClaim(id, t, (idempotencyKey) =>
          call(warrantyOperator.replace, { params: { id }, body: { text } }, { idempotencyKey }),
        )
      }
      open={open}
      onClose={onClose}
      harmless
    />
  )
}

/** Gives a customer others for the claimed items. */
function ItemsDialog({ claim: { id, amount, customer }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const title = t('operatorWarranty.replaceTitle', { count: amount, name: customer.username })
  const replace = async () => {
    const answer = await decideClaim(id, t, (idempotencyKey) =>
      call(warrantyOperator.replace, { params: { id }, body: {} }, { idempotencyKey }),
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
