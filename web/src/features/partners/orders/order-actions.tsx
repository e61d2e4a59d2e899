import { partnersDesk } from '@runmart/contract/partners-desk'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DeliverDialog } from '#features/orders/index.ts'
import { call } from '#platform/api.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Button } from '#ui/button.tsx'
import { FailDialog } from './fail-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import type { OrderView } from './order-view.ts'
import { allowedSteps } from './rules.ts'
import { sendStep } from './send-step.ts'

/** Every step that is possible now, the main one first. */
export function OrderActions({ view }: { view: OrderView }) {
  const t = usePartnerTranslations()
  const [open, setOpen] = useState<'deliver' | 'fail' | 'give-back' | null>(null)
  const [taking, setTaking] = useState(false)
  const { order } = view
  const allowed = allowedSteps(order)
  const close = () => setOpen(null)
  // Without a question: no money moves.
  const take = async () => {
    setTaking(true)
    const params = { id: order.id }
    await sendStep(`take:${order.id}`, (idempotencyKey) => call(partnersDesk.take, { params }, { idempotencyKey }), {
      refusals: 'notice',
    })
    setTaking(false)
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {allowed.take && (
        <Button variant="primary" className="max-sm:w-full" loading={taking} onClick={() => void take()}>
          {t('partnerOrders.take')}
        </Button>
      )}
      {allowed.deliver && (
        <Button
          variant="primary"
          className="max-sm:w-full"
          icon={<PackageCheck aria-hidden />}
          onClick={() => setOpen('deliver')}
        >
          {t('partnerOrders.deliver')}
        </Button>
      )}
      {allowed.fail && (
        <Button variant="danger" icon={<PackageX aria-hidden />} onClick={() => setOpen('fail')}>
          {t('partnerOrders.fail')}
        </Button>
      )}
      {allowed.giveBack && (
        <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => setOpen('give-back')}>
          {t('partnerOrders.giveBack')}
        </Button>
      )}
      <DeliverDialog
        area="partnerOrders"
        order={order}
        name={order.customer}
        refundQuote={view.refundQuote ?? 0}
        earningLost={view.earningLost ?? 0}
        isTextFirst
        onDeliver={(body) =>
          sendStep(`deliver:${order.id}`, (idempotencyKey) =>
            call(partnersDesk.deliver, { params: { id: order.id }, body }, { idempotencyKey }),
          )
        }
        open={open === 'deliver'}
        onClose={close}
      />
      <FailDialog view={view} open={open === 'fail'} onClose={close} />
      <GiveBackDialog view={view} open={open === 'give-back'} onClose={close} />
    </div>
  )
}
