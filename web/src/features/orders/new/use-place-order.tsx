import type { Service } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { orders } from '@runmart/contract/orders'
import type { Quote } from '@runmart/contract/orders-order'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentTranslations, useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { isDefinite } from '#platform/send-idempotent.ts'
import { loadUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { moneyText } from '#ui/money-text.ts'
import { ConfirmOrder, type Offer } from './confirm-order.tsx'
import { storedContact } from './detail-fields.tsx'
import { atTotal, isSameOrder, type Placement, placeOrder } from './place-order.ts'
import { dropOrderDraft } from './use-order-draft.ts'
import type { QuoteInput } from './use-price.ts'

type Pending = Offer & { resolve: (outcome: Answer<unknown> | null) => void }

/** Sent, and no answer received. Outlives the page, like the key it was sent with. */
let unanswered: Placement | null = null

/**
 * Places an order after a confirmation, then opens its page, or the console of a bot that starts at once. What is sent is
 * what the dialog shows: a changed price is shown and confirmed again, and an order whose answer got lost is sent again as
 * it was, whatever its price would be by now. Render `dialog`.
 */
export function usePlaceOrder(): {
  confirmAndPlace: (placement: Placement, service: Service, input: QuoteInput) => Promise<Answer<unknown> | null>
  dialog: ReactNode
} {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const [pending, setPending] = useState<Pending | null>(null)
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  const money = (dong: number | undefined) => moneyText(language, dong ?? 0)

  const openDialog = (offer: Offer) =>
    new Promise<Answer<unknown> | null>((resolve) => {
      setPending({ ...offer, resolve })
      setOpen(true)
    })
  const confirmAndPlace = async (placement: Placement, service: Service, input: QuoteInput) => {
    if (unanswered && isSameOrder(unanswered, placement))
      return openDialog({ placement: unanswered, service, problem: t('orderForm.lost') })
    const quoted = await fetchQuote(input, 'discountCode' in placement.form ? placement.form.discountCode : undefined)
    if (!quoted.success) return quoted
    return openDialog({ placement: atTotal(placement, quoted.data.total), service, problem: null })
  }
  const close = (outcome: Answer<unknown> | null) => {
    setOpen(false)
    pending?.resolve(outcome)
  }
  const send = async ({ placement, ...rest }: Pending) => {
    setSending(true)
    unanswered = placement
    const answer = await placeOrder(placement)
    setSending(false)
    if (!isDefinite(answer.status))
      return setPending({ ...rest, placement, problem: `${answer.error} ${t('orderForm.lost')}` })
    if (unanswered === placement) unanswered = null
    if (!answer.success && answer.code === 'PRICE_CHANGED' && answer.data?.total !== undefined) {
      const [before, now] = [money(placement.form.acceptTotal), money(answer.data.total)]
      const problem = t('orderForm.priceWas', { before, now })
      return setPending({ ...rest, placement: atTotal(placement, answer.data.total), problem })
    }
    close(answer)
    if (!answer.success) return
    const { user } = currentSession()
    if (user) {
      storedContact(user.id).set(placement.form.contactInfo)
      dropOrderDraft(user.id)
    }
    const { id } = answer.data.order
    void navigate(placement.kind === 'upload' ? paths.bot(id) : paths.order(id))
  }

  const dialog = pending && (
    <ConfirmOrder
      offer={pending}
      open={open}
      sending={sending}
      onOpenChange={(next) => next || sending || close(null)}
      onConfirm={() => void send(pending)}
    />
  )
  return { confirmAndPlace, dialog }
}

/** The price at this moment, to be confirmed and paid; a balance that is too low is a refusal already here. */
async function fetchQuote(input: QuoteInput, discountCode: string | undefined): Promise<Answer<Quote>> {
  const body = { ...input, ...(discountCode && { discountCode }) }
  const answer = await handleAnswer(call(orders.quote, { body }), { refusals: 'inline' })
  if (!answer.success || answer.data.enough) return answer
  void loadUser()
  const error = currentTranslations().t('errors.INSUFFICIENT_BALANCE')
  return { success: false, status: 402, message: error, data: null, error, code: 'INSUFFICIENT_BALANCE' }
}
