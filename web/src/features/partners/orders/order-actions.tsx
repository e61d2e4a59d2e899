import { Reason } from '@runmart/contract/orders-operator'
import { PartnerReason } from '@runmart/contract/partners'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { PackageCheck, PackageX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeliverDialog } from '#features/orders/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { OrderView } from './order-view.ts'
import { allowedSteps } from './rules.ts'

/** The actions that are possible now, the main one first. */
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
      {/* It needs no confirmation: no money moves. */}
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

type Props = { view: OrderView; open: boolean; onClose: () => void }

/** Ends an order that cannot be delivered. First it shows the refund and the part that the partner loses. */
function FailDialog({ view: { order, refundQuote, earningLost }, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { id, orderCode: code, customer: name } = order
  const { act } = useAct(partnersDesk.fail, { once: id, untilFresh: true })
  const acceptRefund = refundQuote ?? 0
  const sum = moneyText(language, acceptRefund)
  const lost = moneyText(language, earningLost ?? 0)
  return (
    <ReasonDialog
      title={t('partnerOrders.failTitle', { code })}
      description={t('partnerOrders.failText', { sum, lost, name })}
      schema={Reason}
      words={{
        reason: t('partnerOrders.failReason'),
        reasonHint: t('partnerOrders.failReasonHint'),
        confirm: t('partnerOrders.failNow', { sum }),
      }}
      onConfirm={(reason) => act({ params: { id }, body: { reason, acceptRefund } })}
      open={open}
      onClose={onClose}
    />
  )
}

type GiveBackDialogProps = { view: OrderView; open: boolean; onClose: () => void }

/** Gives an order back to the shop. The partner loses access to its page, so it returns to the list. */
function GiveBackDialog({ view: { order, earningLost }, open, onClose }: GiveBackDialogProps) {
  const { id, orderCode: code } = order
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const navigate = useNavigate()
  const { act } = useAct(partnersDesk.giveBack, { once: id })
  return (
    <ReasonDialog
      title={t('partnerOrders.giveBackTitle', { code })}
      description={t('partnerOrders.giveBackText', { sum: moneyText(language, earningLost ?? 0) })}
      schema={PartnerReason}
      words={{
        reason: t('partnerOrders.giveBackReason'),
        reasonHint: t('partnerOrders.giveBackHint'),
        confirm: t('partnerOrders.giveBackNow'),
      }}
      onConfirm={async (reason) => {
        const answer = await act({ params: { id }, body: { reason } })
        if (answer.success) void navigate(partnerPaths.orders)
        return answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}
