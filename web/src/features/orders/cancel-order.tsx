import type { Order } from '@runmart/contract/orders'
import { mayChange } from '@runmart/contract/orders-states'
import { Ban } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { CancelTerms } from './cancel-terms.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

type Props = { order: Order; refundQuote: number | null }

/** The way out of an order, offered while there is one; it says exactly what comes back before anything happens. */
export function CancelOrder({ order, refundQuote }: Props) {
  const t = useTranslations()
  const { asking, changed, ask, keep, cancel, cancelling } = useCancelOrder(order, refundQuote ?? 0)
  if (refundQuote === null || !mayChange(order.orderStatus, 'cancel', 'customer')) return null
  return (
    <>
      <Button variant="danger" icon={<Ban aria-hidden />} onClick={ask}>
        {t('orderPage.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => open || cancelling || keep()}
        title={t('orderPage.sure')}
        description={<CancelTerms order={order} refund={refundQuote} changed={changed} />}
        confirm={t('orderPage.cancel')}
        dismiss={t('orderPage.keep')}
        danger
        loading={cancelling}
        onConfirm={cancel}
      />
    </>
  )
}
