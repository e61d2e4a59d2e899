import type { CallOf } from '@runmart/contract/endpoint'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { useSaveProgress } from '../desk/use-save-progress.ts'
import { sendOrderAction } from './send-order-action.ts'

/** Saves how many of an order are done by now. */
export function useSaveOrderProgress({ id }: OperatorOrder) {
  return useSaveProgress((body: CallOf<typeof ordersOperator.progress>['body']) =>
    sendOrderAction(`progress:${id}`, (idempotencyKey) =>
      call(ordersOperator.progress, { params: { id }, body }, { idempotencyKey }),
    ),
  )
}
