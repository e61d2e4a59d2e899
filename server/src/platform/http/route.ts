import type { Language } from '@runmart/contract/accounts'
import type { AnyEndpoint, DataOf, InputOf } from '@runmart/contract/endpoint'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'
import type { Result } from './envelope.ts'

/** Who calls, as the application knows him. */
export type Caller = { userId: string; sessionId: string; language: Language; isOperator: boolean }

/** What a token says by itself, before anybody looks whether its session still is one. */
export type Claims = { userId: string; sessionId: string; expiresAt: number }

/** What every handler is told about the request besides its checked input. */
export type RequestInfo = {
  language: Language
  address: string
  isLocal: boolean
  device: string
  /** What the browser calls itself, made up once and kept there; null for those that do not. */
  deviceId: string | null
  log: Log
}

export type HandlerInput<E extends AnyEndpoint> = InputOf<E> & {
  request: RequestInfo
  caller: E['access'] extends 'anyone' ? null : E['access'] extends 'optional' ? Caller | null : Caller
}

/** Runs transactions one after another, with slow work (hashing, foreign services) between them and not inside. */
export type Transactions = Pick<Database, 'transaction' | 'snapshot'>

type InOneTransaction<E extends AnyEndpoint> = (tx: Tx, input: HandlerInput<E>) => Promise<Result<DataOf<E>>>
type InTransactions<E extends AnyEndpoint> = (db: Transactions, input: HandlerInput<E>) => Promise<Result<DataOf<E>>>

export type Route = {
  endpoint: AnyEndpoint
  opensTransactions: boolean
  handle: (how: never, input: never) => Promise<Result<unknown>>
}

/** Binds an endpoint to a use case that runs in the request's one transaction. */
export function route<const E extends AnyEndpoint>(endpoint: E, handle: InOneTransaction<E>): Route {
  return { endpoint, opensTransactions: false, handle }
}

/** Binds an endpoint to a use case that must do slow work outside of its transactions. */
export function routeWithTransactions<const E extends AnyEndpoint>(endpoint: E, handle: InTransactions<E>): Route {
  return { endpoint, opensTransactions: true, handle }
}
