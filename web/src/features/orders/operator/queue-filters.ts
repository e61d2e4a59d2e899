import { serviceTypes } from '@runmart/contract/catalog'
import { orderStatuses } from '@runmart/contract/orders-states'

const views = ['pending', 'in-progress', 'all'] as const
export type QueueView = (typeof views)[number]
type Get = (name: 'view' | 'status' | 'type' | 'q') => string

/** Which of the three lists of orders the URL opens. */
export function readQueueView(get: Get): QueueView {
  return views.find((it) => it === get('view')) ?? 'pending'
}

/** The filters of the URL; the queues have one status each, and hold what people deliver unless bots are chosen. */
export function readQueueFilters(get: Get) {
  const isQueue = readQueueView(get) !== 'all'
  const status = orderStatuses.find((it) => it === get('status'))
  const type = serviceTypes.find((it) => it === get('type'))
  const q = get('q')
  return {
    ...(status && !isQueue && { status }),
    ...(type && !(isQueue && type === 'REFERRAL') && { type }),
    ...(q && { q }),
  }
}
export type QueueFilters = ReturnType<typeof readQueueFilters>

/** The query for the server. */
export function queueQuery(view: QueueView, { status, type, q }: QueueFilters) {
  if (view === 'all') return { status, serviceType: type, q }
  return { status: view, serviceType: type ?? ('REFERRAL' as const), q }
}
