import type { Service } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { isDefinite } from '#platform/send-idempotent.ts'
import { currentSession } from '#platform/session-state.ts'
import { moneyText } from '#ui/money-text.ts'
import { askTotal } from './ask-total.ts'
import { ConfirmOrder, type Offer } from './confirm-order.tsx'
import { keptContact } from './kept-contact.ts'
import { placeOrder } from './place-order.ts'
import { atTotal, isSameOrder, type Placement } from './placement.ts'
import type { Wanted } from './use-price.ts'

type Asked = Offer & { answer: (outcome: Answer<unknown> | null) => void }

/** Sent, and no answer heard. Kept beyond the page, like the key it was sent with. */
let unanswered: Placement | null = null

/**
 * Asks once more and places the order, then goes to it, or to the console
 * of a bot that runs at once. What is sent is what the dialog shows: a changed price is shown and
 * asked again, and an order whose answer got lost is sent again as it was, whatever its price would be by now.
 */
export function usePlacing(): {
  ask: (placement: Placement, service: Service, wanted: Wanted) => Promise<Answer<unknown> | null>
  dialog: ReactNode
} {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  const money = (dong: number | undefined) => moneyText(language, dong ?? 0)

  const show = (offer: Offer) =>
    new Promise<Answer<unknown> | null>((answer) => {
      setAsked({ ...offer, answer })
      setOpen(true)
    })
  const ask = async (placement: Placement, service: Service, wanted: Wanted) => {
    if (unanswered && isSameOrder(unanswered, placement))
      return show({ placement: unanswered, service, problem: t('orderForm.lost') })
    const quoted = await askTotal(wanted, placement.form.discountCode)
    if (!quoted.success) return quoted
    return show({ placement: atTotal(placement, quoted.data.total), service, problem: null })
  }
  const close = (outcome: Answer<unknown> | null) => {
    setOpen(false)
    asked?.answer(outcome)
  }
  const confirm = async ({ placement, ...rest }: Asked) => {
    setSending(true)
    unanswered = placement
    const answer = await placeOrder(placement)
    setSending(false)
    if (!isDefinite(answer.status))
      return setAsked({ ...rest, placement, problem: `${answer.error} ${t('orderForm.lost')}` })
    if (unanswered === placement) unanswered = null
    if (!answer.success && answer.code === 'PRICE_CHANGED' && answer.data?.total !== undefined) {
      const [before, now] = [money(placement.form.acceptTotal), money(answer.data.total)]
      const problem = t('orderForm.priceWas', { before, now })
      return setAsked({ ...rest, placement: atTotal(placement, answer.data.total), problem })
    }
    close(answer)
    if (!answer.success) return
    const { user } = currentSession()
    if (user) keptContact(user.id).set(placement.form.contactInfo)
    const { id } = answer.data.order
    void navigate(placement.way === 'upload' ? paths.bot(id) : paths.order(id))
  }

  const dialog = asked && (
    <ConfirmOrder
      offer={asked}
      open={open}
      sending={sending}
      onOpenChange={(next) => next || sending || close(null)}
      onConfirm={() => void confirm(asked)}
    />
  )
  return { ask, dialog }
}
