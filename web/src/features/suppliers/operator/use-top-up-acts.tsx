import { supplierMoney, type TopUp, TopUpReversal } from '@runmart/contract/suppliers-money'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { invalidateSupplierMoney } from './invalidate-suppliers.ts'

/** Confirms payments to suppliers and takes them back, each after a question. */
export function useTopUpActs() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm: ask, dialog: question } = useConfirm()
  const { item, isOpen, open, close } = useItemDialog<TopUp, 'reverse'>()
  const fill = ({ dong, supplier }: TopUp) => ({ sum: moneyText(language, dong), name: supplier.name })
  return {
    confirm: async (topUp: TopUp) => {
      const isSure = await ask({
        title: t('operatorSupplierMoney.confirmTitle', fill(topUp)),
        description: t('operatorSupplierMoney.confirmText'),
        confirm: t('operatorSupplierMoney.confirm'),
      })
      if (!isSure) return
      await sendIdempotent(`confirm-top-up:${topUp.id}`, (idempotencyKey) =>
        handleAnswer(call(supplierMoney.confirm, { params: { id: topUp.id } }, { idempotencyKey })),
      )
      await invalidateSupplierMoney()
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
            onConfirm={(reason) => sendIdempotent(`reverse-top-up:${item.id}`, (key) => reverse(item.id, reason, key))}
            open={isOpen('reverse')}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
export type TopUpActs = ReturnType<typeof useTopUpActs>

async function reverse(id: string, reason: string, idempotencyKey: string) {
  const reversing = call(supplierMoney.reverse, { params: { id }, body: { reason } }, { idempotencyKey })
  const answer = await handleAnswer(reversing, { refusals: 'inline' })
  await invalidateSupplierMoney()
  return answer
}
