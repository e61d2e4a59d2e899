import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import { call } from '#platform/api.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { sendAnswer } from './send-answer.ts'

type Props = { claim: PartnerClaim; open: boolean; onClose: () => void }
const nothing = { safeParse: () => ({ success: true as const, data: {} }) }

/** Makes a claim good: by other items of the partner's stock, or by saying what was delivered again. */
export function ReplaceDialog(props: Props) {
  return props.claim.items.length > 0 ? <ItemsDialog {...props} /> : <WordsDialog {...props} />
}

function ItemsDialog({ claim: { id, amount, customer }, open, onClose }: Props) {
  const t = usePartnerTranslations()
  const title = t('partnerClaims.itemsTitle', { count: amount, name: customer })
  const replace = async () => {
    const answer = await sendAnswer(id, t, (idempotencyKey) =>
      call(warrantyPartner.replace, { params: { id }, body: {} }, { idempotencyKey }),
    )
    if (answer.success) onClose()
    const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
    return isEmpty ? { ...answer, error: t('partnerClaims.outOfStock') } : answer
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('partnerClaims.itemsText')}
    >
      <Form schema={nothing} label={title} onSubmit={replace}>
        <SubmitButton>{t('partnerClaims.itemsNow', { count: amount })}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function WordsDialog({ claim: { id, customer }, open, onClose }: Props) {
  const t = usePartnerTranslations()
  return (
    <ReasonDialog
      title={t('partnerClaims.againTitle', { name: customer })}
      description={t('partnerClaims.againText')}
      schema={ClaimRefusal}
      words={{
        reason: t('partnerClaims.again'),
        reasonHint: t('partnerClaims.reasonHint'),
        confirm: t('partnerClaims.againNow'),
      }}
      onConfirm={(text) =>
        sendAnswer(id, t, (idempotencyKey) =>
          call(warrantyPartner.replace, { params: { id }, body: { text } }, { idempotencyKey }),
        )
      }
      open={open}
      onClose={onClose}
      harmless
    />
  )
}
