import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call: `anyone`; anyone, a signed-in caller being recognised (`optional`); a signed-in `customer` (also one not yet activated); an `active` customer; one who is a `partner` of the shop; an `operator`.
 */
export type Access = 'anyone' | 'optional' | 'customer' | 'active' | 'partner' | 'operator'

/** At most `attempts` in `seconds`, counted by caller address, by signed-in user, or by a field of the body. */
export type RateLimit = { by: 'address' | 'user' | { field: string }; attempts: number; seconds: number }

/** Calls of a signed-in user to one API process in a minute, whatever the endpoints; a search or a download is also a read. */
export const callLimits = { reads: 600, writes: 600, searches: 120, downloads: 30 }

type Fields = z.ZodMiniType | undefined

/** One promise between web and server: from it come the server's binding, the typed client and the OpenAPI page. */
export type Endpoint<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends Fields = Fields,
  D extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base address, parameters in braces: `/user/auth/sessions/{id}`. */
  path: `/${string}`
  summary: string
  access: Access
  /** Which right an operator needs; `owner`: only owners; `any`: none, for what tells each of what theirs cover. Every endpoint for operators names one. */
  right?: Right | 'owner' | 'any'
  /** Dangerous: the caller must have signed in or confirmed who they are within the last five minutes. */
  freshSignIn?: boolean
  /** An operator who views the shop as this customer may read it: nothing that writes, no goods, codes or secrets. */
  viewable?: true
  params?: P
  query?: Q
  body?: B
  data: D
  refusals?: readonly RefusalCode[]
  limits?: readonly RateLimit[]
  /** Moves money: an `Idempotency-Key` header makes repeating it safe. */
  idempotent?: boolean
  /** Without a query it comes with an `ETag`; who sends that as `If-None-Match` gets 304 and no body while it is the same. */
  etag?: boolean
  /** How many bytes a body may have, where uploads need more than the usual 256 KiB. Only active accounts may send more. */
  largestBody?: number
  /** Answers with a file that is held in memory until its reader has all of it: few are sent at once. */
  download?: true
  /** At most `attempts` bodies with one of these fields in `seconds`, counted by signed-in user besides the limits. */
  upload?: { fields: readonly string[]; attempts: number; seconds: number }
}

/** Writes an endpoint down with its types kept. */
export function endpoint<
  const D extends z.ZodMiniType,
  const P extends Fields = undefined,
  const Q extends Fields = undefined,
  const B extends Fields = undefined,
>(it: Endpoint<P, Q, B, D>): Endpoint<P, Q, B, D> {
  return it
}

export type AnyEndpoint = Endpoint<Fields, Fields, Fields, z.ZodMiniType>

type Read<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Write<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler is given, after checking. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? { params: Read<P>; query: Read<Q>; body: Read<B> }
    : never
/** What a caller sends. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? (P extends z.ZodMiniType ? { params: Write<P> } : object) &
        (Q extends z.ZodMiniType ? { query?: Write<Q> } : object) &
        (B extends z.ZodMiniType ? { body: Write<B> } : object)
    : never
export type DataOf<E> = E extends Endpoint<Fields, Fields, Fields, infer D> ? z.output<D> : never

/**
 * Whether a call has to wait while the shop is closed for maintenance, for everybody but operators. What is public stays so,
 * and whoever has an account can still get at its sign-in, to protect it.
 */
export function waitsForMaintenance(path: string): boolean {
  return !/^\/(public|operator|user\/auth(?!\/register))\//.test(path)
}

/** Nothing to tell but that it is done. */
export const Nothing = z.null()

export const Time = z.iso.datetime()

/** What names one thing in a request; a wrong one is not found. */
export const Id = z.string().check(z.maxLength(64, 'textTooLong'))
