import type { Answer } from '@runmart/contract/client'
import { ClaimRefund, ClaimRefusal } from '@runmart/contract/warranty-forms'
import { wholeDong } from '@runmart/contract/whole-number'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import type { ClaimAct, ClaimDesk, DeskClaim, DeskProps } from './claim-desk.ts'
import { ClaimRow } from './claim-row.tsx'

/** The rows of claims and the dialogs that decide one, with the newest state from the list. */
export function useClaimRows<Claim extends DeskClaim>(
  desk: ClaimDesk<Claim>,
  claims: readonly Claim[],
  { withOrder = false }: { withOrder?: boolean } = {},
): { row: (claim: Claim) => ReactNode; dialogs: ReactNode } {
  const { item, isOpen, open, close } = useItemDialog<Claim, ClaimAct>()
  const found = claims.find((it) => it.id === item?.id)
  // A decided claim keeps its last state, while its dialog fades out or reports that another person was quicker.
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

/** Explains why the warranty does not cover the claim: to the customer, or to the shop, which decides. */
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

type Props<Claim extends DeskClaim> = DeskProps<Claim> & { open: boolean; onClose: () => void }
const nothing = { safeParse: () => ({ success: true as const, data: {} }) }

/** Settles a claim with other items from stock, or with a note about the new delivery. */
function ReplaceDialog<Claim extends DeskClaim>(props: Props<Claim>) {
  return props.claim.items.length > 0 ? <ItemsDialog {...props} /> : <WordsDialog {...props} />
}

/** Replaces the claimed items with others from stock. */
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

type RefundDialogProps<Claim extends DeskClaim> = DeskProps<Claim> & { open: boolean; onClose: () => void }

/** Refunds up to the claimed part of the price: the whole part, unless the desk types another amount. */
function RefundDialog<Claim extends DeskClaim>({ open, ...props }: RefundDialogProps<Claim>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const { desk, claim, onClose } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('claimDesk.refundTitle', { name: desk.nameOf(claim) })}
      description={t(`${desk.area}.refundText`, { most: moneyText(language, claim.mostRefund) })}
    >
      <RefundForm key={claim.id} {...props} />
    </Dialog>
  )
}

function RefundForm<Claim extends DeskClaim>({ desk, claim, onClose }: Omit<RefundDialogProps<Claim>, 'open'>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const nameConflict = useNameConflict(desk)
  const { act } = useAct(desk.refund, decisionOn(claim))
  const { id, mostRefund } = claim
  const [typed, setTyped] = useState(String(mostRefund))
  const amount = readAmount(language, typed)
  const isSum = amount !== undefined && amount > 0 && amount <= mostRefund
  return (
    <Form
      label={t('claimDesk.refundTitle', { name: desk.nameOf(claim) })}
      schema={z.extend(ClaimRefund, { amount: wholeDong(1, mostRefund) })}
      read={readMoneyForm}
      onSubmit={async (body) => {
        const answer = await act({ params: { id }, body: { ...body, acceptRefund: mostRefund } })
        if (answer.success) onClose()
        if (answer.success || answer.code !== 'REFUND_CHANGED') return nameConflict(answer)
        const most = moneyText(language, answer.data?.refund ?? 0)
        return { ...answer, error: t('claimDesk.refundChanged', { most }) }
      }}
    >
      <AmountField
        label={t('claimDesk.amount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextArea label={t('claimDesk.reason')} name="reason" rows={3} limit={300} hint={t('claimDesk.reasonHint')} />
      <SubmitButton>
        {isSum ? t('claimDesk.refundNow', { amount: moneyText(language, amount) }) : t('claimDesk.refund')}
      </SubmitButton>
    </Form>
  )
}

/** All decisions about a claim are one action: after a lost answer no other decision may happen. */
function decisionOn({ id }: DeskClaim) {
  return { once: { shared: `decide-claim:${id}` } } as const
}

/** Words a conflict: another person has decided first. */
function useNameConflict<Claim extends DeskClaim>({ area }: DeskProps<Claim>['desk']) {
  const t = useSharedTranslations()
  return function nameConflict<Data>(answer: Answer<Data>): Answer<Data> {
    const isTooLate = !answer.success && answer.code === 'CONFLICT'
    return isTooLate ? { ...answer, error: t(`${area}.conflict`) } : answer
  }
}
