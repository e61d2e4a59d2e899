import type { Service } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { orders } from '@runmart/contract/orders'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentTranslations, useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { isDefinite } from '#platform/send-idempotent.ts'
import { loadUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ConfirmOrder, type Offer } from './confirm-order.tsx'
import { storedContact } from './detail-fields.tsx'
import { dropOrderDraft } from './use-order-draft.ts'
import { atTotal, isSameOrder, type Placement, usePlace } from './use-place.ts'
import type { QuoteInput } from './use-price.ts'

type Pending = Offer & { resolve: (outcome: Answer<unknown> | null) => void }

/** The sent order without an answer. It outlives the page, like its idempotency key. */
let unanswered: Placement | null = null

/**
 * Places an order after a confirmation, then opens its page, or the console of a bot that starts at once. It sends
 * exactly what the dialog shows: a changed price needs a new confirmation. After a lost answer it sends the same order
 * again, whatever the current price. Render `dialog`.
 */
export function usePlaceOrder(): {
  confirmAndPlace: (placement: Placement, service: Service, input: QuoteInput) => Promise<Answer<unknown> | null>
  dialog: ReactNode
} {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const [pending, setPending] = useState<Pending | null>(null)
  const [open, setOpen] = useState(false)
  const { place, placing } = usePlace(pending?.placement.kind ?? 'owner')
  const { act: quote } = useAct(orders.quote)
  const money = (dong: number | undefined) => moneyText(language, dong ?? 0)

  const openDialog = (offer: Offer) =>
    new Promise<Answer<unknown> | null>((resolve) => {
      setPending({ ...offer, resolve })
      setOpen(true)
    })
  const confirmAndPlace = async (placement: Placement, service: Service, input: QuoteInput) => {
    if (unanswered && isSameOrder(unanswered, placement))
      return openDialog({ placement: unanswered, service, problem: t('orderForm.lost') })
    const { discountCode = undefined } = 'discountCode' in placement.form ? placement.form : {}
    const quoted = await quote({ body: { ...input, ...(discountCode && { discountCode }) } })
    if (!quoted.success) return quoted
    if (!quoted.data.enough) return refuseBalance()
    return openDialog({ placement: atTotal(placement, quoted.data.total), service, problem: null })
  }
  const close = (outcome: Answer<unknown> | null) => {
    setOpen(false)
    pending?.resolve(outcome)
  }
  const send = async ({ placement, ...rest }: Pending) => {
    unanswered = placement
    const answer = await place(placement)
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
      sending={placing}
      onOpenChange={(next) => next || placing || close(null)}
      onConfirm={() => void send(pending)}
    />
  )
  return { confirmAndPlace, dialog }
}

/** Refuses an order that exceeds the balance, before it is sent. */
function refuseBalance(): Answer<never> {
  void loadUser()
  const error = currentTranslations().t('errors.INSUFFICIENT_BALANCE')
  return { success: false, status: 402, message: error, data: null, error, code: 'INSUFFICIENT_BALANCE' }
}
