import { StockReason } from '@runmart/contract/stock'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { KeptItem, StockKeeper } from './stock-keeper.ts'

type Props = { keeper: StockKeeper; item: KeptItem; open: boolean; onClose: () => void }

/** Takes a free item out of its stock for good. */
export function WithdrawDialog({ keeper, item: { id }, open, onClose }: Props) {
  const t = usePartnerTranslations()
  const { send } = useApiMutation(keeper.withdraw, { refusals: 'inline' })
  return (
    <ReasonDialog
      title={t('operatorStock.withdrawTitle', { id })}
      description={t('operatorStock.withdrawText')}
      schema={StockReason}
      words={{
        reason: t('operatorStock.reason'),
        reasonHint: keeper.reasonHint,
        confirm: t('operatorStock.withdraw'),
      }}
      onConfirm={async (reason) => {
        const answer = await send({ params: { id }, body: { reason } })
        // Also when refused: it may just have been sold.
        keeper.onChange()
        return answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}
