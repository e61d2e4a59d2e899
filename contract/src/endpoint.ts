import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import type { RefusalCode } from './errors.ts'

/**
 * Allowed callers: `anyone`; `optional`: anyone, and the server recognises signed-in callers; `customer`: signed in,
 * activated or not; `active`: an activated customer; `partner`; `operator`.
 */
export type Access = 'anyone' | 'optional' | 'customer' | 'active' | 'partner' | 'operator'

/** At most `attempts` in `seconds`, counted by caller address, by signed-in user, or by a field of the body. */
export type RateLimit = { by: 'address' | 'user' | { field: string }; attempts: number; seconds: number }

/**
 * Calls per minute of a signed-in user to one API process, over all endpoints. A search or a download also counts as a
 * read.
 */
export const callLimits = { reads: 600, writes: 600, searches: 120, downloads: 30 }

type Fields = z.ZodMiniType | undefined
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One promise between web and server: the server's binding, the typed client and the OpenAPI page use it. */
export type Endpoint<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends Fields = Fields,
  D extends z.ZodMiniType = z.ZodMiniType,
  M extends Method = Method,
  Path extends `/${string}` = `/${string}`,
  Once extends boolean | undefined = boolean | undefined,
> = {
  method: M
  /** Below the API base address, parameters in braces: `/user/auth/sessions/{id}`. */
  path: Path
  summary: string
  access: Access
  /**
   * The right that an operator needs. `owner`: only owners. `any`: no right, because the answer contains only what the
   * caller's rights cover. Every endpoint for operators names one.
   */
  right?: Right | 'owner' | 'any'
  /** Dangerous: the caller must have signed in or confirmed their identity within the last five minutes. */
  freshSignIn?: boolean
  /** An operator who views the shop as this customer may read it. Never for writes, goods, codes or secrets. */
  viewable?: true
  params?: P
  query?: Q
  body?: B
  data: D
  refusals?: readonly RefusalCode[]
  limits?: readonly RateLimit[]
  /** Moves money: an `Idempotency-Key` header makes repeating it safe. */
  idempotent?: Once
  /** An answer without a query has an `ETag`; a matching `If-None-Match` gets 304 without a body. */
  etag?: boolean
  /** The most bytes of a body, if uploads need more than the usual 256 KiB. Only active accounts may send more. */
  largestBody?: number
  /** The server holds the whole file in memory until the reader has it. So it sends only a few at once. */
  download?: true
  /** At most `attempts` bodies with one of these fields in `seconds`, counted by signed-in user besides the limits. */
  upload?: { fields: readonly string[]; attempts: number; seconds: number }
}

/** Defines an endpoint and keeps its types. */
export function endpoint<
  const D extends z.ZodMiniType,
  const P extends Fields = undefined,
  const Q extends Fields = undefined,
  const B extends Fields = undefined,
  const M extends Method = Method,
  const Path extends `/${string}` = `/${string}`,
  const Once extends boolean | undefined = undefined,
>(it: Endpoint<P, Q, B, D, M, Path, Once>): Endpoint<P, Q, B, D, M, Path, Once> {
  return it
}

export type AnyEndpoint = Endpoint<Fields, Fields, Fields, z.ZodMiniType>

type Read<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Write<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** The checked input of a handler. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? { params: Read<P>; query: Read<Q>; body: Read<B> }
    : never
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? (P extends z.ZodMiniType ? { params: Write<P> } : object) &
        (Q extends z.ZodMiniType ? { query?: Write<Q> } : object) &
        (B extends z.ZodMiniType ? { body: Write<B> } : object)
    : never
export type DataOf<E> = E extends Endpoint<Fields, Fields, Fields, infer D> ? z.output<D> : never

/**
 * Whether a call has to wait during maintenance, except for operators. Public endpoints stay open, and account holders
 * can still reach their sign-in to protect it.
 */
export function waitsForMaintenance(path: string): boolean {
  return !/^\/(public|operator|user\/auth(?!\/register))\//.test(path)
}

/** Empty response body. */
export const Nothing = z.null()

export const Time = z.iso.datetime()

/** The id of one object; an unknown one is not found. */
export const Id = z.string().check(z.maxLength(64, 'textTooLong'))
