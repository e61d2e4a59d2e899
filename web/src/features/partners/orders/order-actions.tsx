import { partnersDesk } from '@runmart/contract/partners-desk'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DeliverDialog } from '#features/orders/index.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { FailDialog } from './fail-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import type { OrderView } from './order-view.ts'
import { allowedSteps } from './rules.ts'

/** Every step that is possible now, the main one first. */
export function OrderActions({ view }: { view: OrderView }) {
  const t = usePartnerTranslations()
  const [open, setOpen] = useState<'deliver' | 'fail' | 'give-back' | null>(null)
  const { order } = view
  const params = { id: order.id }
  const { act: take, acting: taking } = useAct(partnersDesk.take, {
    once: order.id,
    refusals: 'toast',
    untilFresh: true,
  })
  const { act: deliver } = useAct(partnersDesk.deliver, { once: order.id, untilFresh: true })
  const allowed = allowedSteps(order)
  const close = () => setOpen(null)
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {/* Without a question: no money moves. */}
      {allowed.take && (
        <Button variant="primary" className="max-sm:w-full" loading={taking} onClick={() => void take({ params })}>
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
        onDeliver={(body) => deliver({ params, body })}
        open={open === 'deliver'}
        onClose={close}
      />
      <FailDialog view={view} open={open === 'fail'} onClose={close} />
      <GiveBackDialog view={view} open={open === 'give-back'} onClose={close} />
    </div>
  )
}
