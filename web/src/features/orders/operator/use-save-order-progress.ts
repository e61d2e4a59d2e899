import type { CallOf } from '@runmart/contract/endpoint'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useAct } from '#platform/use-act.ts'
import { useSaveProgress } from '../desk/use-save-progress.ts'

type Body = CallOf<typeof ordersOperator.progress>['body']

/** Saves the progress of an order. */
export function useSaveOrderProgress({ id }: OperatorOrder) {
  const { act, acting } = useAct(ordersOperator.progress, { once: id, untilFresh: true })
  return { ...useSaveProgress((body: Body) => act({ params: { id }, body })), saving: acting }
}
