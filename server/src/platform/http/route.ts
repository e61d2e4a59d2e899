import type { Language } from '@runmart/contract/accounts'
import type { AnyEndpoint, DataOf, InputOf } from '@runmart/contract/endpoint'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'
import type { Refusal } from '../refusal.ts'
import type { Result } from './envelope.ts'

/** The signed-in user behind a request. */
export type Caller = { userId: string; sessionId: string; language: Language; isOperator: boolean; isOwner: boolean }

/** What an endpoint asks of its caller. */
export type Needs = Pick<AnyEndpoint, 'access' | 'right' | 'freshSignIn'>

/** What a token says by itself, before its session is looked up. */
export type Claims = { userId: string; sessionId: string; expiresAt: number }

/** What a handler knows about the request besides its parsed input. */
export type RequestInfo = {
  language: Language
  address: string
  isLocal: boolean
  device: string
  /** A random id that the browser stores; null where it sends none. */
  deviceId: string | null
  log: Log
}

export type HandlerInput<E extends AnyEndpoint> = InputOf<E> & {
  request: RequestInfo
  caller: E['access'] extends 'anyone' ? null : E['access'] extends 'optional' ? Caller | null : Caller
}

/** Opens transactions, for use cases with slow work (hashing, external services) between and not inside them. */
export type Transactions = Pick<Database, 'transaction' | 'snapshot'>

type InOneTransaction<E extends AnyEndpoint> = (tx: Tx, input: HandlerInput<E>) => Promise<Result<DataOf<E>>>
type InTransactions<E extends AnyEndpoint> = (db: Transactions, input: HandlerInput<E>) => Promise<Result<DataOf<E>>>

/** Does many requests, each with a result or a refusal of its own, in their order. */
export type BatchHandler<Item> = (tx: Tx, items: readonly Item[]) => Promise<readonly (Result<unknown> | Refusal)[]>

/** How an endpoint is bound to what answers it. */
export type Route = { endpoint: AnyEndpoint } & (
  | { how: 'transaction' | 'transactions'; handle: (how: never, input: never) => Promise<Result<unknown>> }
  | { how: 'batch'; handle: BatchHandler<never>; itemOf: (input: never) => unknown }
)

/** Binds an endpoint to a use case that runs in the request's one transaction. */
export function route<const E extends AnyEndpoint>(endpoint: E, handle: InOneTransaction<E>): Route {
  return { endpoint, how: 'transaction', handle }
}

/** Binds an endpoint to a use case that opens its own transactions, with slow work between them. */
export function routeWithTransactions<const E extends AnyEndpoint>(endpoint: E, handle: InTransactions<E>): Route {
  return { endpoint, how: 'transactions', handle }
}

/** Binds an endpoint to a use case that does many requests in one transaction; what endpoints of one use case get together is done together. */
export function batchedRoute<const E extends AnyEndpoint, Item>(
  endpoint: E,
  handle: BatchHandler<Item>,
  itemOf: (input: HandlerInput<E>) => Item,
): Route {
  return { endpoint, how: 'batch', handle, itemOf }
}
