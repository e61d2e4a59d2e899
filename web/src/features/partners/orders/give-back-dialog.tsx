import { PartnerReason } from '@runmart/contract/partners'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { OrderView } from './order-view.ts'

type Props = { view: OrderView; open: boolean; onClose: () => void }

/** Leaves an order to the shop. It is no longer the partner's then, so its page leads back to the list. */
export function GiveBackDialog({ view: { order, earningLost }, open, onClose }: Props) {
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
