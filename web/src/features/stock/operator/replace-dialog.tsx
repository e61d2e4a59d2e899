import { StockReason } from '@runmart/contract/stock'
import { goods } from '@runmart/contract/stock-goods'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { orderId: string; itemId: string; number: number; open: boolean; onClose: () => void }

/** Gives a customer another item for one that does not work. */
export function ReplaceDialog({ orderId, itemId, number, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(goods.replace, { once: itemId })
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
        const answer = await act({ params: { id: orderId, item: itemId }, body: { reason } })
        const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
        return isEmpty ? { ...answer, error: t('operatorStock.outOfStock') } : answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}
