import { ClaimRefusal } from '@runmart/contract/warranty-forms'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { DeskClaim, DeskProps } from './claim-desk.ts'
import { decisionOn, useNameConflict } from './decision.ts'

type Props<Claim extends DeskClaim> = DeskProps<Claim> & { open: boolean; onClose: () => void }
const nothing = { safeParse: () => ({ success: true as const, data: {} }) }

/** Makes a claim good: by other items from stock, or by saying what was delivered again. */
export function ReplaceDialog<Claim extends DeskClaim>(props: Props<Claim>) {
  return props.claim.items.length > 0 ? <ItemsDialog {...props} /> : <WordsDialog {...props} />
}

/** Gives a customer others for the claimed items. */
function ItemsDialog<Claim extends DeskClaim>({ desk, claim, open, onClose }: Props<Claim>) {
  const t = useSharedTranslations()
  const nameConflict = useNameConflict(desk)
  const { act } = useAct(desk.replace, decisionOn(claim))
  const { id, amount: count } = claim
  const title = t('claimDesk.itemsTitle', { count, name: desk.nameOf(claim) })
  const replace = async () => {
    const answer = await act({ params: { id }, body: {} })
    if (answer.success) onClose()
    const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
    return isEmpty ? { ...answer, error: t(`${desk.area}.outOfStock`) } : nameConflict(answer)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t(`${desk.area}.itemsText`)}
    >
      <Form schema={nothing} label={title} onSubmit={replace}>
        <SubmitButton>{t('claimDesk.itemsNow', { count })}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function WordsDialog<Claim extends DeskClaim>({ desk, claim, ...dialog }: Props<Claim>) {
  const t = useSharedTranslations()
  const nameConflict = useNameConflict(desk)
  const { act } = useAct(desk.replace, decisionOn(claim))
  const { id } = claim
  return (
    <ReasonDialog
      {...dialog}
      title={t(`${desk.area}.againTitle`, { name: desk.nameOf(claim) })}
      description={t(`${desk.area}.againText`)}
      schema={ClaimRefusal}
      words={{
        reason: t('claimDesk.again'),
        reasonHint: t('claimDesk.reasonHint'),
        confirm: t('claimDesk.againNow'),
      }}
      onConfirm={async (text) => nameConflict(await act({ params: { id }, body: { text } }))}
      harmless
    />
  )
}
