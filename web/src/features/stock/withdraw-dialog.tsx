import { StockReason } from '@runmart/contract/stock'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { KeptItem, StockKeeper } from './stock-keeper.ts'

type Props = { keeper: StockKeeper; item: KeptItem; open: boolean; onClose: () => void }

/** Takes a free item out of its stock for good. */
export function WithdrawDialog({ keeper, item: { id }, open, onClose }: Props) {
  const t = usePartnerTranslations()
  const { act } = useAct(keeper.withdraw)
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
      onConfirm={(reason) => act({ params: { id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}
