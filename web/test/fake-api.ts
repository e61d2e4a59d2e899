import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import type { Envelope } from '@runmart/contract/envelope'
import { type RefusalCode, refusals } from '@runmart/contract/errors'
import * as z from 'zod/mini'

type Refusal = Extract<Envelope<never>, { success: false }>
type Sent<E> = CallOf<E> & { authorization: string | null; idempotencyKey: string | null }
type Reply = { status: number; envelope: Envelope<unknown> } | 'lost' | 'held'
type Rule = { endpoint: AnyEndpoint; address: RegExp; reply: (call: Sent<AnyEndpoint>) => Reply; calls: unknown[] }

let rules: Rule[] = []
let problems: string[] = []

/** The server as far as a component sees it: what a test has not announced is a mistake of the component or of the test. */
export const fakeApi = {
  /** From now on the endpoint answers with these data, or with those made from what was sent. */
  answer<E extends AnyEndpoint>(endpoint: E, data: DataOf<E> | ((call: Sent<E>) => DataOf<E>), message = '') {
    return announce(endpoint, (call) => {
      const given = typeof data === 'function' ? (data as (call: Sent<E>) => DataOf<E>)(call as Sent<E>) : data
      check(`the data of ${endpoint.path}`, endpoint.data, given)
      return { status: 200, envelope: { success: true, message, data: given, error: null, code: null } }
    })
  },
  /** From now on the endpoint refuses, by a code of the contract and in words for people. */
  refuse<E extends AnyEndpoint>(endpoint: E, code: RefusalCode, error: string, data: Refusal['data'] = null) {
    const envelope: Refusal = { success: false, message: error, data, error, code }
    return announce<E>(endpoint, () => ({ status: refusals[code], envelope }))
  },
  /** From now on nothing comes back: the network is down. */
  lose: <E extends AnyEndpoint>(endpoint: E) => announce<E>(endpoint, () => 'lost'),
  /** From now on the answer is on its way and never here. */
  hold: <E extends AnyEndpoint>(endpoint: E) => announce<E>(endpoint, () => 'held'),
  /** Forgets every rule, and says what was called against the contract or without being announced. */
  reset(): string[] {
    const found = problems
    rules = []
    problems = []
    return found
  },
}

/** The only thing that is replaced: `fetch`. Loaded before React is. */
export async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost')
  const rule = rules.find(({ endpoint, address }) => endpoint.method === init.method && address.test(pathname))
  if (!rule) throw problem(`${init.method} ${pathname} was not announced`)
  const { endpoint, address } = rule
  const headers = new Headers(init.headers)
  const call = {
    params: address.exec(pathname)?.groups ?? {},
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    authorization: headers.get('authorization'),
    idempotencyKey: headers.get('idempotency-key'),
  }
  for (const part of ['params', 'query', 'body'] as const)
    if (endpoint[part]) check(`the ${part} sent to ${endpoint.path}`, endpoint[part], call[part])
  if (endpoint.idempotent && !call.idempotencyKey) problem(`${endpoint.path} moves money and came without a key`)
  rule.calls.push(call)
  const reply = rule.reply(call as unknown as Sent<AnyEndpoint>)
  if (reply === 'lost') throw new TypeError('Failed to fetch')
  if (reply === 'held') return new Promise(() => {})
  return new Response(JSON.stringify(reply.envelope), {
    status: reply.status,
    headers: { 'content-type': 'application/json' },
  })
}

/** The newest rule of an endpoint holds; gives back the list of its calls, which grows. */
function announce<E extends AnyEndpoint>(endpoint: E, reply: Rule['reply']): readonly Sent<E>[] {
  const calls: Sent<E>[] = []
  const address = new RegExp(`^/api${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  rules.unshift({ endpoint, address, reply, calls })
  return calls
}

function check(what: string, schema: z.ZodMiniType, value: unknown): void {
  const read = z.safeParse(schema, value)
  if (!read.success) problem(`${what}: ${JSON.stringify(read.error.issues)}`)
}

function problem(sentence: string): Error {
  problems.push(sentence)
  return new Error(sentence)
}
