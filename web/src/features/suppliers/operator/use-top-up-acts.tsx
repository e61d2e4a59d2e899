import { supplierMoney, type TopUp, TopUpReversal } from '@runmart/contract/suppliers-money'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'

/** Confirms and reverses payments to suppliers, each after a question. */
export function useTopUpActs() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm: ask, dialog: question } = useConfirm()
  const { act: confirm } = useAct(supplierMoney.confirm, { refusals: 'toast', untilFresh: true })
  const { act: reverse } = useAct(supplierMoney.reverse, { untilFresh: true })
  const { item, isOpen, open, close } = useItemDialog<TopUp, 'reverse'>()
  const fill = ({ dong, supplier }: TopUp) => ({ sum: moneyText(language, dong), name: supplier.name })
  return {
    confirm: async (topUp: TopUp) => {
      const isSure = await ask({
        title: t('operatorSupplierMoney.confirmTitle', fill(topUp)),
        description: t('operatorSupplierMoney.confirmText'),
        confirm: t('operatorSupplierMoney.confirm'),
      })
      if (isSure) await confirm({ params: { id: topUp.id } }, { once: topUp.id })
    },
    reverse: (topUp: TopUp) => open('reverse', topUp),
    dialog: (
      <>
        {question}
        {item && (
          <ReasonDialog
            title={t('operatorSupplierMoney.reverseTitle', fill(item))}
            description={t('operatorSupplierMoney.reverseText')}
            schema={TopUpReversal}
            words={{
              reason: t('operatorSupplierMoney.reason'),
              reasonHint: t('operatorSupplierMoney.reasonHint'),
              confirm: t('operatorSupplierMoney.reverse'),
            }}
            onConfirm={(reason) => reverse({ params: { id: item.id }, body: { reason } }, { once: item.id })}
            open={isOpen('reverse')}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
export type TopUpActs = ReturnType<typeof useTopUpActs>
