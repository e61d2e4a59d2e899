import { type StockItem, StockReason, stock } from '@runmart/contract/stock'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { invalidateStock } from './invalidate-stock.ts'

type Props = { item: StockItem; open: boolean; onClose: () => void }

/** Takes a free item out of its stock for good. */
export function WithdrawDialog({ item: { id }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { send } = useApiMutation(stock.withdraw, { refusals: 'inline' })
  return (
    <ReasonDialog
      title={t('operatorStock.withdrawTitle', { id })}
      description={t('operatorStock.withdrawText')}
      schema={StockReason}
      words={{
        reason: t('operatorStock.reason'),
        reasonHint: t('operatorStock.withdrawHint'),
        confirm: t('operatorStock.withdraw'),
      }}
      onConfirm={async (reason) => {
        const answer = await send({ params: { id }, body: { reason } })
        // Also when refused: it may just have been sold.
        invalidateStock()
        return answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}
