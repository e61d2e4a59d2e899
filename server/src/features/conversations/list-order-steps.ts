import type { OrderStep } from '@runmart/contract/conversations'
import { timelineOf } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Subject } from './subject.ts'

/** Of a bot that is paused and continued all day, the latest tell enough. */
const MOST = 100

/** What happened to the order that a conversation is about, oldest first; nothing where it is about everything else. */
export async function listOrderSteps(reader: Reader, { order }: Subject): Promise<OrderStep[]> {
  const timeline = order ? await timelineOf(reader, order) : []
  return timeline
    .flatMap(({ at, event, refunded }) => (event === 'progress' ? [] : [{ at, event, refunded }]))
    .slice(-MOST)
}
