import type { Drip, DripRun } from '@runmart/contract/drips'
import type { DataOf } from '@runmart/contract/endpoint'
import type { RepeatPlan, repeats } from '@runmart/contract/repeats'

/** A weekly order that has been placed twice. */
export const repeatPlan: RepeatPlan = {
  id: '7f1c2a90-0000-4000-8000-0000000000a1',
  orderId: '7f1c2a90-0000-4000-8000-000000000031',
  orderCode: 'RM-7K3QX9',
  serviceName: 'Proxies, 10 pieces',
  billing: 'unit',
  amount: 10,
  every: 'week',
  times: 5,
  mostEach: 50_000,
  ordered: 2,
  nextAt: '2026-11-24T08:00:00.000Z',
  problem: null,
  createdAt: '2026-11-03T08:00:00.000Z',
  endedAt: null,
  endReason: null,
}

/** The same when it is over. */
export const endedPlan = (endReason: RepeatPlan['endReason']): RepeatPlan => ({
  ...repeatPlan,
  id: '7f1c2a90-0000-4000-8000-0000000000a2',
  nextAt: null,
  endedAt: '2026-11-16T08:00:00.000Z',
  endReason,
})

/** An order that can be repeated, and is not yet. */
export const notRepeated: DataOf<typeof repeats.ofOrder> = {
  plan: null,
  placedBy: null,
  canRepeat: true,
  firstDates: {
    day: '2026-11-18T08:00:00.000Z',
    week: '2026-11-24T08:00:00.000Z',
    month: '2026-12-17T08:00:00.000Z',
  },
}

/** An order that is spread over eight runs: one is delivered, one waits, six are to come. */
export const drip: Drip = {
  id: '7f1c2a90-0000-4000-8000-0000000000d1',
  serviceName: 'Telegram members',
  orderId: '7f1c2a90-0000-4000-8000-000000000d01',
  orderCode: 'RM-7K3QX9',
  amount: 10,
  runs: 8,
  everyMinutes: 90,
  totalCash: 80_000,
  refunded: 0,
  done: 1,
  nextAt: '2036-11-24T08:00:00.000Z',
  lastAt: '2036-11-25T08:00:00.000Z',
  createdAt: '2026-11-17T08:00:00.000Z',
  stoppedAt: null,
  endedAt: null,
  stopRefund: 60_000,
}

/** Its runs. */
export const dripRuns: DripRun[] = Array.from({ length: 8 }, (_, at) => ({
  run: at + 1,
  orderId: `7f1c2a90-0000-4000-8000-000000000d0${at + 1}`,
  orderCode: `RM-7K3QX${at + 1}`,
  orderStatus: at === 0 ? 'success' : 'pending',
  startsAt: at < 2 ? '2026-11-17T08:00:00.000Z' : `2036-11-24T0${at}:00:00.000Z`,
  totalCash: 10_000,
  refunded: 0,
}))
