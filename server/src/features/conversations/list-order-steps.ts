import type { OrderStep } from '@runmart/contract/conversations'
import { timelineOf } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Subject } from './subject.ts'

/** The latest steps are enough: a bot can pause and continue all day. */
const MOST = 100

/** The steps of the conversation's order, oldest first; empty for a conversation without an order. */
export async function listOrderSteps(reader: Reader, { order }: Subject): Promise<OrderStep[]> {
  const timeline = order ? await timelineOf(reader, order) : []
  return timeline
    .flatMap(({ at, event, refunded }) => (event === 'progress' ? [] : [{ at, event, refunded }]))
    .slice(-MOST)
}
