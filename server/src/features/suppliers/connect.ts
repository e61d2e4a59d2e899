import { setTimeout as sleep } from 'node:timers/promises'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { PanelClient } from '#outside/panel-v2/panel-client.ts'
import type { PanelOffer } from '#outside/panel-v2/read-offer.ts'
import type { PanelOrderState, PanelRefillState } from '#outside/panel-v2/read-state.ts'
import { PanelError, type PanelExchange } from '#outside/panel-v2/send-action.ts'
import { sql } from '#platform/db/sql.ts'
import type { Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { pauseCalls, takeCall } from './call-queries.ts'
import { insertExchange, type NewExchange } from './exchange-queries.ts'
import { hostRules } from './host-rules.ts'
import { openSupplierKey } from './secrets.ts'

export type Offered = PanelOffer
export type StateThere = PanelOrderState
export type RefillThere = PanelRefillState
/** The supplier did not do it: it refused, got no request, or the outcome is unknown. */
export { partsOf } from '#outside/panel-v2/panel-client.ts'
export { PanelError as SupplierError } from '#outside/panel-v2/send-action.ts'

/** One order with its number at the supplier. */
type About = { orderId: string; externalId: string }

/** The actions of a supplier, whatever its API. A failed one throws a `SupplierError`. */
export type Connector = {
  /** Orders once; the caller has taken its call. The caller stores the exchange with the number, in one transaction. */
  addOrder(order: NewOrder): Promise<{ externalId: string; said: Said }>
  /** Up to a hundred orders. The caller stores the exchange of each changed one. */
  statesOf(ids: readonly string[]): Promise<{ states: ReadonlyMap<string, StateThere | { error: string }>; said: Said }>
  /** Returns the refill's number. */
  refill(about: About): Promise<string>
  /** Up to a hundred refills, as with states of orders. */
  refillsOf(
    ids: readonly string[],
  ): Promise<{ states: ReadonlyMap<string, RefillThere | { error: string }>; said: Said }>
  cancel(about: About): Promise<void>
  listServices(): Promise<Offered[]>
  getBalance(): Promise<{ balance: string; currency: string | null }>
}
export type NewOrder = {
  orderId: string
  offerId: string
  /** The address for which the lease was made. */
  url: string
  /** Sent with the order's id as a mark, so that the supplier recognises it again. */
  isMarked: boolean
  fields: Readonly<Record<string, string | number>>
}
export type Said = Omit<NewExchange, 'supplierId' | 'orderId'>

type Access = { kind: string; url: string; key: Buffer }
/** The pause of all calls after a supplier reported too many. */
const PAUSE_SECONDS = 20

export type SupplierAccess = Pick<Shop, 'secretsKeys' | 'demoPassword' | 'publicUrl' | 'botAllowHosts'>

/**
 * Opens a supplier's key and connects to it. Counts calls across all nodes. Waits up to `patienceMs` for a free call,
 * else makes none. Logs each exchange without the key.
 */
export async function connect(
  db: Transactions,
  supplierId: string,
  shop: SupplierAccess,
  { patienceMs = 5_000 } = {},
): Promise<Connector> {
  const access = await db.transaction((tx) =>
    tx.find<Access>(sql`select kind, url, key from suppliers.suppliers where id = ${supplierId}`),
  )
  if (!access) throw new Refusal('NOT_FOUND')
  const { url } = access
  const key = openSupplierKey(access.key, shop.secretsKeys)
  const hosts = hostRules(url, shop)

  /** Each call has its own client, so that its exchange stays separate. Always logs failures here. */
  async function call<T>(
    ask: (panel: PanelClient) => Promise<T>,
    { orderId, isKept }: { orderId: string | null; isKept: boolean },
  ): Promise<{ result: T; said: Said }> {
    let exchange: PanelExchange = { action: '', request: '', answer: '', milliseconds: 0 }
    const panel = new PanelClient({
      url,
      key,
      hosts,
      onExchange: (it) => {
        exchange = it
      },
    })
    try {
      const result = await ask(panel)
      const said: Said = { ...exchange, outcome: 'done' }
      if (isKept) await db.transaction(async (tx) => insertExchange(tx, { ...said, supplierId, orderId }))
      return { result, said }
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem
      problem.exchange = exchange
      await db.transaction(async (tx) => {
        insertExchange(tx, { ...exchange, outcome: problem.kind, supplierId, orderId })
        if (problem.isTooOften) await pauseCalls(tx, supplierId, PAUSE_SECONDS)
      })
      throw problem
    }
  }

  async function waitForCall(): Promise<void> {
    for (const end = Date.now() + patienceMs; ; ) {
      if (await db.transaction((tx) => takeCall(tx, supplierId))) return
      if (Date.now() >= end) throw new PanelError('not-sent', ownProblem('too-many-calls'), { isTooOften: true })
      await sleep(250)
    }
  }

  /** Asks about one order through a call that takes several. */
  async function askFor<T extends object>(
    { orderId, externalId }: About,
    ask: (panel: PanelClient) => Promise<ReadonlyMap<string, T | { error: string }>>,
  ): Promise<T> {
    await waitForCall()
    const { result } = await call(
      async (panel) => {
        const answer = (await ask(panel)).get(externalId)
        if (!answer || 'error' in answer) throw new PanelError('refused', answer?.error ?? ownProblem('not-answered'))
        return answer
      },
      { orderId, isKept: true },
    )
    return result
  }

  return {
    addOrder: async ({ orderId, offerId, fields, isMarked, ...order }) => {
      if (order.url !== url) throw new PanelError('not-sent', ownProblem('has-moved'))
      const marked = isMarked ? { ...fields, request_id: orderId } : fields
      const { result, said } = await call((panel) => panel.addOrder(offerId, marked), { orderId, isKept: false })
      return { externalId: result, said }
    },
    statesOf: async (ids) => {
      const { result, said } = await call((panel) => panel.statesOf(ids), { orderId: null, isKept: false })
      return { states: result, said }
    },
    refill: async (about) => (await askFor(about, (panel) => panel.refill([about.externalId]))).refill,
    refillsOf: async (ids) => {
      const { result, said } = await call((panel) => panel.refillStatesOf(ids), { orderId: null, isKept: false })
      return { states: result, said }
    },
    cancel: async (about) => void (await askFor(about, (panel) => panel.cancel([about.externalId]))),
    listServices: async () => {
      await waitForCall()
      return (await call((panel) => panel.listServices(), { orderId: null, isKept: true })).result
    },
    getBalance: async () => {
      await waitForCall()
      return (await call((panel) => panel.getBalance(), { orderId: null, isKept: true })).result
    },
  }
}
