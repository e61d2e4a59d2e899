import type { Drip, DripRun } from '@runmart/contract/drips'
import type { Language } from '@runmart/contract/languages'
import { nameOrders, orderRuns } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { StoredDrip } from './drip-queries.ts'

type Run = orderRuns.OrderRun

/** Drips as the contract shows them, in the given language. */
export async function showDrips(reader: Reader, drips: readonly StoredDrip[], language: Language): Promise<Drip[]> {
  const firsts = drips.flatMap((it) => it.orderIds.slice(0, 1))
  const names = await nameOrders(reader, firsts, language)
  const runs = await orderRuns.runsOf(
    reader,
    drips.flatMap((it) => it.orderIds),
  )
  return drips.map((it) => {
    const own = runsOfDrip(it, runs)
    const named = names.get(it.orderIds[0] ?? '')
    const unbegun = own.filter(orderRuns.isUnbegun)
    return {
      id: it.id,
      serviceName: named?.serviceName ?? '',
      orderId: own[0]?.id ?? '',
      orderCode: own[0]?.code ?? '',
      amount: own[0]?.amount ?? 0,
      runs: it.runs,
      everyMinutes: it.everyMinutes,
      totalCash: sumOf(own, 'total'),
      refunded: sumOf(own, 'refunded'),
      done: own.filter(({ status }) => status === 'success').length,
      nextAt: nextOf(unbegun),
      lastAt: it.lastAt,
      createdAt: it.createdAt,
      stoppedAt: it.stoppedAt,
      endedAt: it.endedAt,
      stopRefund: unbegun.length ? sumOf(unbegun, 'total') - sumOf(unbegun, 'refunded') : null,
    }
  })
}

export async function showDrip(reader: Reader, drip: StoredDrip, language: Language): Promise<Drip> {
  const [shown] = await showDrips(reader, [drip], language)
  if (!shown) throw new Error('A spread is missing')
  return shown
}

/** The runs of a drip one by one. */
export async function showRuns(reader: Reader, drip: StoredDrip): Promise<DripRun[]> {
  const own = runsOfDrip(drip, await orderRuns.runsOf(reader, drip.orderIds))
  return own.map(({ id, code, status, startsAt, total, refunded }, at) => ({
    run: at + 1,
    orderId: id,
    orderCode: code,
    orderStatus: status,
    startsAt: startsAt ?? drip.createdAt,
    totalCash: total,
    refunded,
  }))
}

const runsOfDrip = ({ orderIds }: StoredDrip, runs: ReadonlyMap<string, Run>) =>
  orderIds.flatMap((id) => runs.get(id) ?? [])

const sumOf = (runs: readonly Run[], what: 'total' | 'refunded') => runs.reduce((sum, it) => sum + it[what], 0)

/** The first future date; runs are sorted by date. */
function nextOf(runs: readonly Run[]): string | null {
  return runs.find(({ startsAt }) => startsAt && Date.parse(startsAt) > Date.now())?.startsAt ?? null
}
