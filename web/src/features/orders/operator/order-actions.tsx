import type { DeskOrder } from '@runmart/contract/orders-operator'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import type { Ending } from './end-order.ts'
import { EndOrderDialog } from './end-order-dialog.tsx'
import { RefundPartDialog } from './refund-part-dialog.tsx'
import { stepsOf } from './steps.ts'
import { useTake } from './use-take.tsx'

type Props = { order: DeskOrder; refundQuote: number }

/** Every step that can be taken with an order now, the main one first. */
export function OrderActions({ order, refundQuote }: Props) {
  const t = useOperatorTranslations()
  const { take, taking, dialog } = useTake()
  const [open, setOpen] = useState<'deliver' | 'part' | Ending | null>(null)
  // The words of an ending stay while its dialog fades out.
  const [ending, setEnding] = useState<Ending>('fail')
  const begin = (how: Ending) => {
    setEnding(how)
    setOpen(how)
  }
  const close = () => setOpen(null)
  const steps = stepsOf(order)
  return (
    <>
      {steps.take && (
        <Button variant="primary" loading={taking !== null} onClick={() => void take(order)}>
          {t('operatorOrders.take')}
        </Button>
      )}
      {steps.deliver && (
        <Button variant="primary" icon={<PackageCheck aria-hidden />} onClick={() => setOpen('deliver')}>
          {t('operatorOrders.deliver')}
        </Button>
      )}
      {steps.fail && (
        <Button variant="danger" icon={<PackageX aria-hidden />} onClick={() => begin('fail')}>
          {t('operatorOrders.fail')}
        </Button>
      )}
      {steps.refund && (
        <Menu align="start" trigger={<Button icon={<Undo2 aria-hidden />}>{t('operatorOrders.giveBack')}</Button>}>
          {steps.refundPart && <MenuItem onClick={() => setOpen('part')}>{t('operatorOrders.refundPart')}</MenuItem>}
          <MenuItem onClick={() => begin('refund')}>{t('operatorOrders.refund')}</MenuItem>
        </Menu>
      )}
      {!steps.refund && steps.refundPart && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => setOpen('part')}>
          {t('operatorOrders.refundPart')}
        </Button>
      )}
      {dialog}
      <DeliverDialog order={order} refundQuote={refundQuote} open={open === 'deliver'} onClose={close} />
      <EndOrderDialog
        order={order}
        how={ending}
        refundQuote={refundQuote}
        open={open === 'fail' || open === 'refund'}
        onClose={close}
      />
      <RefundPartDialog order={order} open={open === 'part'} onClose={close} />
    </>
  )
}
