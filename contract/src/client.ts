import type { AnyEndpoint, CallOf, DataOf } from './endpoint.ts'
import type { Envelope } from './envelope.ts'

export type ClientOptions = {
  /** The API's base address, such as `/api`. */
  base: string
  language: () => string
  /** The access token to send, if any; may renew it first. */
  accessToken: () => Promise<string | null> | string | null
  /** The id of this browser: two accounts of one browser are not two people. */
  deviceId?: () => string
  /** This browser's time zone; a customer without a known time zone gets it. */
  timeZone?: () => string
  fetch?: typeof fetch
}

export type Answer<Data> = Envelope<Data> & { status: number }
export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal }
export type Client = <E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) => Promise<Answer<DataOf<E>>>

export type CallArgs<E> =
  object extends CallOf<E> ? [call?: CallOf<E>, options?: CallOptions] : [call: CallOf<E>, options?: CallOptions]
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/**
 * A function that calls any endpoint of the contract. It returns refusals and throws only if the server is unreachable.
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch
  return async (endpoint, ...[call, extra]) => {
    const { params, query, body } = (call ?? {}) as Parts
    const token = await options.accessToken()
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': options.language() }
    if (token) headers.authorization = `Bearer ${token}`
    if (options.deviceId) headers['x-device-id'] = options.deviceId()
    if (options.timeZone) headers['x-time-zone'] = options.timeZone()
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (extra?.idempotencyKey) headers['idempotency-key'] = extra.idempotencyKey
    const response = await send(options.base + addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: extra?.signal ?? null,
    })
    return { ...((await response.json()) as Envelope<never>), status: response.status }
  }
}

/** `/user/order/{id}` + `{id: '7'}` + `{page: 2}` → `/user/order/7?page=2`. */
export function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size ? `${filled}?${search}` : filled
}
