import { Reason } from '@runmart/contract/orders-operator'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { OrderView } from './order-view.ts'

type Props = { view: OrderView; open: boolean; onClose: () => void }

/** Ends an order that cannot be delivered: says before what goes back, and what of it from the partner's share. */
export function FailDialog({ view: { order, refundQuote, earningLost }, open, onClose }: Props) {
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
