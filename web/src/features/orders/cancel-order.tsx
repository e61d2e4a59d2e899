import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { canTransition } from '@runmart/contract/orders-states'
import { Ban, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useInvalidateWhile } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { moneyText } from '#ui/money-text.ts'
import { isRefundMoving } from './rules.ts'

type Props = { order: Order; refundQuote: number | null }

/** Cancels an order while the rules allow it; the dialog first shows the exact refund. */
export function CancelOrder({ order, refundQuote }: Props) {
  const t = useTranslations()
  const { isOpen, isChanged, open, close, cancel, cancelling } = useCancelOrder(order, refundQuote ?? 0)
  if (refundQuote === null || !canTransition(order.orderStatus, 'cancel', 'customer')) return null
  return (
    <>
      <Button variant="danger" icon={<Ban aria-hidden />} onClick={open}>
        {t('orderPage.cancel')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(next) => next || cancelling || close()}
        title={t('orderPage.cancelTitle', { code: order.orderCode })}
        description={<CancelTerms order={order} refund={refundQuote} isChanged={isChanged} />}
        confirm={t('orderPage.cancel')}
        dismiss={t('orderPage.keep')}
        danger
        loading={cancelling}
        onConfirm={cancel}
      />
    </>
  )
}

type TermsProps = {
  order: Order
  refund: number
  /** The refund differs from the one at the opening of the dialog. */
  isChanged: boolean
}

/** The refund of a cancellation, and the confirmation question. */
function CancelTerms({ order, refund, isChanged }: TermsProps) {
  const { language, t } = useLanguage()
  const { orderCode: code, totalCash, refunded } = order
  const amount = moneyText(language, refund)
  const total = moneyText(language, totalCash)
  const terms =
    totalCash === 0
      ? t('orderPage.cancelFree', { code })
      : refund === 0
        ? t('orderPage.cancelNothing', { code })
        : isRefundMoving(order)
          ? t('orderPage.cancelMoving', { code, amount, total })
          : refund === totalCash
            ? t('orderPage.cancelAll', { code, amount })
            : refund + refunded === totalCash
              ? t('orderPage.cancelRest', { code, amount })
              : t('orderPage.cancelPart', { code, amount, total })
  return (
    <>
      {isChanged && (
        <span role="alert" className="mb-3 flex gap-2 rounded-lg bg-pending-soft px-3 py-2 text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pending" />
          {t('errors.REFUND_CHANGED')}
        </span>
      )}
      <span className="block text-ink">{terms}</span>
      <span className="mt-3 block">{t('orderPage.sure')}</span>
    </>
  )
}

/**
 * Cancels for exactly the refund in the dialog. If another refund is due, the server cancels nothing and the dialog
 * shows the new one. A working bot lowers the refund with every line, too fast to agree on; then the dialog only shows
 * it.
 */
function useCancelOrder(order: Order, refund: number) {
  const { act, acting } = useAct(orders.cancel, { once: order.id })
  /** The refund when the dialog opened; null while it is closed. */
  const [offered, setOffered] = useState<number | null>(null)
  const params = { id: order.id }
  const isMoving = isRefundMoving(order)
  useInvalidateWhile(isMoving && offered !== null, orders.order)
  const cancel = async () => {
    const answer = await act({ params, query: isMoving ? {} : { acceptRefund: String(refund) } })
    if (answer.success || answer.code !== 'REFUND_CHANGED') {
      if (!answer.success) showToast('error', answer.error)
      // The server was unreachable: the dialog stays open for another try.
      if (answer.status !== 0) setOffered(null)
    } else {
      const { refund: due } = answer.data ?? {}
      const { queryKey } = endpointQuery(orders.order, { params })
      if (due !== undefined) queryClient.setQueryData(queryKey, (it) => it && { ...it, refundQuote: due })
    }
  }
  return {
    isOpen: offered !== null,
    isChanged: offered !== null && offered !== refund && !isMoving,
    open: () => setOffered(refund),
    close: () => setOffered(null),
    cancel,
    cancelling: acting,
  }
}
