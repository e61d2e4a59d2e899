import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import { PartnerReason } from '@runmart/contract/partners'
import { partnersOperator } from '@runmart/contract/partners-operator'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { sendOrderAction } from './send-order-action.ts'

type Props = { order: OperatorOrder; partner: OrderPartner }

/** Takes an open order over from the partner who has it; says what of the share goes back to the shop. */
export function TakeOver({ order: { id, orderCode: code }, partner: { username: name, shareBack } }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Hand aria-hidden />} onClick={() => setOpen(true)}>
        {t('operatorOrders.takeOver')}
      </Button>
      <ReasonDialog
        title={t('operatorOrders.takeOverTitle', { code, name })}
        description={t('operatorOrders.takeOverText', { sum: moneyText(language, shareBack ?? 0) })}
        schema={PartnerReason}
        words={{
          reason: t('operatorOrders.reason'),
          reasonHint: t('operatorOrders.takeOverHint'),
          confirm: t('operatorOrders.takeOverNow'),
        }}
        onConfirm={(reason) =>
          sendOrderAction(`take-over:${id}`, (idempotencyKey) =>
            call(partnersOperator.takeOver, { params: { id }, body: { reason } }, { idempotencyKey }),
          )
        }
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
