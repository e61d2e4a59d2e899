import type { Language } from '@runmart/contract/accounts'
import type { Right } from '@runmart/contract/accounts-rights'
import type { AnyEndpoint, DataOf, InputOf } from '@runmart/contract/endpoint'
import type { Database } from '../db/database.ts'
import type { Reader } from '../db/reader.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'
import type { Refusal } from '../refusal.ts'
import type { Shop } from '../shop.ts'
import type { Result } from './envelope.ts'
import type { Page } from './page.ts'

/** The signed-in user behind a request. */
export type Caller = {
  userId: string
  sessionId: string
  language: Language
  /** The caller's time zone; in the back office that of the shop. */
  timeZone: string
  isOperator: boolean
  isOwner: boolean
  /** Rights of an operator; owners have all. */
  rights: readonly Right[]
  /** The caller signed in, or confirmed their identity, in the last minutes. */
  isFresh: boolean
  /** An operator views the shop as this customer: goods, codes and secrets stay hidden. */
  isView: boolean
}

/** Requirements of an endpoint for its caller. */
export type Needs = Pick<AnyEndpoint, 'access' | 'right' | 'freshSignIn' | 'viewable'> & { path?: string }

/** Claims of a token, known without its session. */
export type Claims = {
  userId: string
  sessionId: string
  expiresAt: number
  /** The session is an operator's view of this user, not the user's own. */
  isView: boolean
}

/** Facts about a request besides its parsed input. */
export type RequestInfo = {
  language: Language
  address: string
  isLocal: boolean
  device: string
  /** A random id that the browser stores; null if it sends none. */
  deviceId: string | null
  /** The time zone that the browser sends, or null. The name need not exist. */
  timeZone: string | null
  log: Log
}

export type HandlerInput<E extends AnyEndpoint> = InputOf<E> & {
  request: RequestInfo
  caller: E['access'] extends 'anyone' ? null : E['access'] extends 'optional' ? Caller | null : Caller
}

/** Opens transactions. Use cases do slow work (hashing, external services) between them, not inside. */
export type Transactions = Pick<Database, 'transaction' | 'snapshot'>

/** A use case: it reads and writes through its first argument. */
type UseCase<Access, E extends AnyEndpoint> = (
  access: Access,
  input: HandlerInput<E>,
  shop: Shop,
) => Promise<Result<DataOf<E>>>

/** Handles many requests. Returns a result or a refusal for each, in their order. */
export type BatchHandler<Item> = (
  tx: Tx,
  items: readonly Item[],
  shop: Shop,
) => Promise<readonly (Result<unknown> | Refusal)[]>

/** The finished answer to a request, or null if the use case must make one. */
type FindPage<E extends AnyEndpoint> = (
  input: Pick<HandlerInput<E>, 'query'>,
  language: Language,
  shop: Shop,
) => Promise<Page> | null

/** An endpoint with its use case. */
export type Route = { endpoint: AnyEndpoint } & (
  | {
      how: 'transaction' | 'transactions' | 'read' | 'snapshot'
      handle: (how: never, input: never, shop: Shop) => Promise<Result<unknown>>
    }
  | { how: 'batch'; handle: BatchHandler<never>; itemOf: (input: never) => unknown }
  | {
      how: 'page'
      find: FindPage<never>
      handle: (reader: never, input: never, shop: Shop) => Promise<Result<unknown>>
    }
)

/** Binds an endpoint to a use case that runs in the request's one transaction. */
export function route<const E extends AnyEndpoint>(endpoint: E, handle: UseCase<Tx, E>): Route {
  return { endpoint, how: 'transaction', handle }
}

/**
 * Binds an endpoint to a use case that only reads. It runs without a transaction, over connections that cannot write.
 * The process may cache the session of the caller for a moment.
 */
export function readRoute<const E extends AnyEndpoint>(endpoint: E, handle: UseCase<Reader, E>): Route {
  requireReading(endpoint)
  return { endpoint, how: 'read', handle }
}

/** Binds an endpoint to a use case that reads one consistent snapshot. */
export function snapshotRoute<const E extends AnyEndpoint>(endpoint: E, handle: UseCase<Tx, E>): Route {
  requireReading(endpoint)
  return { endpoint, how: 'snapshot', handle }
}

/** Binds a public endpoint to finished answers, and to a use case for requests without one. */
export function pageRoute<const E extends AnyEndpoint>(
  endpoint: E,
  find: FindPage<E>,
  handle: UseCase<Reader, E>,
): Route {
  requireReading(endpoint)
  if (!endpoint.etag) throw new Error(`${endpoint.path} does not say that its answer has an etag`)
  if (endpoint.access !== 'anyone') throw new Error(`${endpoint.path} is not for everybody: it has no common answer`)
  return { endpoint, how: 'page', find, handle }
}

function requireReading({ method, path, access, freshSignIn }: AnyEndpoint): void {
  if (method !== 'GET' || access === 'operator' || access === 'partner' || freshSignIn)
    throw new Error(`${path} does not only read, or its caller has to be looked up`)
}

/** Binds an endpoint to a use case that opens its own transactions and does slow work between them. */
export function routeWithTransactions<const E extends AnyEndpoint>(
  endpoint: E,
  handle: UseCase<Transactions, E>,
): Route {
  return { endpoint, how: 'transactions', handle }
}

/**
 * Binds an endpoint to a use case that handles many requests in one transaction. Endpoints of one use case share the
 * batch.
 */
export function batchedRoute<const E extends AnyEndpoint, Item>(
  endpoint: E,
  handle: BatchHandler<Item>,
  itemOf: (input: HandlerInput<E>) => Item,
): Route {
  return { endpoint, how: 'batch', handle, itemOf }
}
