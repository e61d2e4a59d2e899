import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { sendOrderAction } from './send-order-action.ts'

/** Begins an order, without a question: no money moves. */
export function useTakeOrder() {
  const [taking, setTaking] = useState(false)
  const take = async (order: OperatorOrder) => {
    setTaking(true)
    await sendOrderAction(
      `take:${order.id}`,
      (idempotencyKey) => call(ordersOperator.take, { params: { id: order.id } }, { idempotencyKey }),
      { refusals: 'notice' },
    )
    setTaking(false)
  }
  return { take, taking }
}
