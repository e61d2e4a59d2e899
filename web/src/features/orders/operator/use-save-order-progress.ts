import type { CallOf } from '@runmart/contract/endpoint'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSaveProgress } from '../desk/use-save-progress.tsx'
import { sendOrderAction } from './send-order-action.ts'

/** Saves how many of an order are done by now. */
export function useSaveOrderProgress({ id, orderCode: code, amount: total, customer }: OperatorOrder) {
  const t = useOperatorTranslations()
  return useSaveProgress(
    (done) => ({
      title: t('operatorOrders.saveTitle', { code }),
      description: t('operatorOrders.saveText', { done, total, name: customer.username }),
      confirm: t('operatorOrders.saveNow'),
    }),
    (body: CallOf<typeof ordersOperator.progress>['body']) =>
      sendOrderAction(`progress:${id}`, (idempotencyKey) =>
        call(ordersOperator.progress, { params: { id }, body }, { idempotencyKey }),
      ),
  )
}
