import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAtSupplier } from '#features/suppliers/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { DeliverDialog } from '../desk/deliver-dialog.tsx'
import { type Ending, EndOrderDialog } from './end-order-dialog.tsx'
import { RefundPartDialog } from './refund-part-dialog.tsx'
import { allowedActions } from './rules.ts'

type Props = { order: OperatorOrder; refundQuote: number; unusedPlaces: number }

/** The allowed actions on an order, the main one first. */
export function OrderActions({ order, refundQuote, unusedPlaces }: Props) {
  const t = useOperatorTranslations()
  const params = { id: order.id }
  const { act: take, acting: taking } = useAct(ordersOperator.take, {
    once: order.id,
    refusals: 'toast',
    untilFresh: true,
  })
  const { act: deliver } = useAct(ordersOperator.deliver, { once: order.id, untilFresh: true })
  const [open, setOpen] = useState<'deliver' | 'part' | Ending | null>(null)
  // Keeps the ending while the dialog fades out, so that its text does not change.
  const [ending, setEnding] = useState<Ending>('fail')
  const openEnding = (next: Ending) => {
    setEnding(next)
    setOpen(next)
  }
  const close = () => setOpen(null)
  const allowed = allowedActions(order, useAtSupplier(order))
  return (
    <>
      {/* It needs no confirmation: no money moves. */}
      {allowed.take && (
        <Button variant="primary" loading={taking} onClick={() => void take({ params })}>
          {t('operatorOrders.take')}
        </Button>
      )}
      {allowed.deliver && (
        <Button variant="primary" icon={<PackageCheck aria-hidden />} onClick={() => setOpen('deliver')}>
          {t('operatorOrders.deliver')}
        </Button>
      )}
      {allowed.fail && (
        <Button variant="danger" icon={<PackageX aria-hidden />} onClick={() => openEnding('fail')}>
          {t('operatorOrders.fail')}
        </Button>
      )}
      {allowed.refund && (
        <Menu align="start" trigger={<Button icon={<Undo2 aria-hidden />}>{t('operatorOrders.giveBack')}</Button>}>
          {allowed.refundPart && <MenuItem onClick={() => setOpen('part')}>{t('operatorOrders.refundPart')}</MenuItem>}
          <MenuItem onClick={() => openEnding('refund')}>{t('operatorOrders.refund')}</MenuItem>
        </Menu>
      )}
      {!allowed.refund && allowed.refundPart && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => setOpen('part')}>
          {t('operatorOrders.refundPart')}
        </Button>
      )}
      <DeliverDialog
        area="operatorOrders"
        order={order}
        name={order.customer.username}
        refundQuote={refundQuote}
        onDeliver={(body) => deliver({ params, body })}
        open={open === 'deliver'}
        onClose={close}
      />
      <EndOrderDialog
        order={order}
        ending={ending}
        refundQuote={refundQuote}
        unusedPlaces={unusedPlaces}
        open={open === 'fail' || open === 'refund'}
        onClose={close}
      />
      <RefundPartDialog order={order} open={open === 'part'} onClose={close} />
    </>
  )
}
