import { ordersOperator } from '@runmart/contract/orders-operator'
import { StockReason } from '@runmart/contract/stock'
import { goods } from '@runmart/contract/stock-goods'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { invalidateStock } from './invalidate-stock.ts'

type Props = { orderId: string; itemId: string; number: number; open: boolean; onClose: () => void }

/** Gives a customer another item for one that does not work. */
export function ReplaceDialog({ orderId, itemId, number, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <ReasonDialog
      harmless
      title={t('operatorStock.replaceTitle', { number })}
      description={t('operatorStock.replaceText')}
      schema={StockReason}
      words={{
        reason: t('operatorStock.reason'),
        reasonHint: t('operatorStock.replaceHint'),
        confirm: t('operatorStock.replaceNow'),
      }}
      onConfirm={async (reason) => {
        const answer = await sendIdempotent(`replace-good:${itemId}`, (key) => replace(orderId, itemId, reason, key))
        const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
        return isEmpty ? { ...answer, error: t('operatorStock.outOfStock') } : answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}

async function replace(id: string, item: string, reason: string, idempotencyKey: string) {
  const replacing = call(goods.replace, { params: { id, item }, body: { reason } }, { idempotencyKey })
  const answer = await handleAnswer(replacing, { refusals: 'inline' })
  // Also when refused: somebody else may have replaced it.
  void invalidate(goods.ofOrder, ordersOperator.order)
  invalidateStock()
  return answer
}
