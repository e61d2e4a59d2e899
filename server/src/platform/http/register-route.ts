import type { Access, AnyEndpoint } from '@runmart/contract/endpoint'
import { problemsOf, waitingRefusals } from '@runmart/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type AttemptLimit, countAttempts } from '../attempts.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import { Refusal } from '../refusal.ts'
import { type Result, success } from './envelope.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { languageOf } from './language.ts'
import { attemptLimits } from './rate-limit.ts'
import { isLocal, isPrefetch } from './request-origin.ts'
import type { Caller, Claims, Needs, RequestInfo, Route } from './route.ts'
import { sendFile } from './send-file.ts'
import { hasFile, isUpload, type UploadGate, uploadLimits } from './upload-gate.ts'

const MAX_DEVICE_LENGTH = 200

export type RouteContext = {
  db: Database
  rateLimits: boolean
  uploads: UploadGate
  /** The claims of a token whose signature is right; refuses forged and expired ones. */
  readToken(token: string): Claims
  /** The caller behind a token; refuses one who may not call this. */
  identify(tx: Tx, claims: Claims, needs: Needs): Promise<Caller>
}

/** Registers a route: rate limit, caller, parsed input, one transaction, reply checked against the contract, envelope. */
export function registerRoute(
  app: FastifyInstance,
  base: string,
  { endpoint, opensTransactions: inSteps, handle }: Route,
  context: RouteContext,
): void {
  if (endpoint.idempotent && (inSteps || endpoint.access === 'anyone'))
    throw new Error(`${endpoint.path} cannot be done once: it has no single transaction, or no caller`)
  const url = base + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const count = async (limits: readonly AttemptLimit[]) => {
    if (context.rateLimits) await countAttempts(context.db, limits)
  }
  const limitsOf = (request: FastifyRequest) =>
    attemptLimits(endpoint, { address: request.ip, userId: request.claims?.userId ?? null, body: request.body })
  /** Uploads that are let in, with what lets them out. */
  const leaving = new WeakMap<FastifyRequest, () => void>()

  /** Counts an upload, asks who sends it and for a free place, all before its first byte is read. */
  async function admitUpload(request: FastifyRequest, raw: FastifyReply['raw']): Promise<void> {
    const { claims } = request
    if (!claims) return
    await count([...limitsOf(request), ...uploadLimits(endpoint, claims)])
    const access = endpoint.access === 'customer' ? 'active' : endpoint.access
    await context.db.transaction((tx) => context.identify(tx, claims, { ...endpoint, access }))
    const leave = context.uploads.enter(claims.userId)
    if (raw.closed) return leave()
    leaving.set(request, leave)
    // Given up or refused before its handler began, which otherwise lets it out.
    raw.once('close', () => leaving.has(request) && leave())
  }

  app.route({
    method: endpoint.method,
    url,
    ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
    // Before the body is read: no megabytes are parsed for a caller without a token.
    onRequest: async (request, reply) => {
      if (endpoint.idempotent && isPrefetch(request)) throw new Refusal('FORBIDDEN')
      const token = tokenFor(endpoint.access, request)
      request.claims = token === null ? null : context.readToken(token)
      if (endpoint.largestBody && isUpload(request)) await admitUpload(request, reply.raw)
    },
    handler: async (request, reply) => {
      const leave = leaving.get(request)
      leaving.delete(request)
      if (leave) return context.uploads.read(() => answer(request, reply)).finally(leave)
      const fileLimits = hasFile(endpoint, request.body) ? uploadLimits(endpoint, request.claims) : []
      await count([...limitsOf(request), ...fileLimits])
      return answer(request, reply)
    },
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const requestInfo = requestInfoOf(request)
    const { claims } = request
    const identify = async (tx: Tx) => (claims ? context.identify(tx, claims, endpoint) : null)
    const perform = async (how: Tx | Database, caller: Caller | null, input: Input) => {
      const result = await handle(how as never, { ...input, caller, request: requestInfo } as never)
      return { ...result, data: endpoint.data.parse(result.data) }
    }
    const result = inSteps
      ? await perform(context.db, await context.db.transaction(identify), inputOf(endpoint, request))
      : await context.db.transaction(async (tx) => {
          const caller = await identify(tx)
          const input = inputOf(endpoint, request)
          const work = () => perform(tx, caller, input).catch(keepWaiting)
          return withKeyOnce(tx, endpoint, request, { caller, input }, work)
        })
    if (result.waits) throw new Refusal(result.waits.code, { data: result.waits.data })
    return result.download ? sendFile(reply, result.download) : reply.send(success(result, requestInfo.language))
  }
}

/** What waits is stored: the transaction is committed before the client is refused, also under an idempotency key. */
function keepWaiting(problem: unknown): Result<null> {
  if (!(problem instanceof Refusal && waitingRefusals.includes(problem.code))) throw problem
  return { data: null, waits: { code: problem.code, data: problem.data ?? {} } }
}

/** Runs an idempotent request that carries a key once. */
function withKeyOnce(
  tx: Tx,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  { caller, input }: { caller: Caller | null; input: Input },
  work: () => Promise<Result<unknown>>,
) {
  const key = request.headers['idempotency-key']
  if (!endpoint.idempotent || typeof key !== 'string' || !caller) return work()
  const body = JSON.stringify([endpoint.method, request.url, input.body ?? null])
  return withIdempotencyKey(tx, { userId: caller.userId, key, request: body }, work)
}

type Input = { params: unknown; query: unknown; body: unknown }

function inputOf(endpoint: AnyEndpoint, request: FastifyRequest): Input {
  return {
    params: parseInput(endpoint.params, request.params),
    query: parseInput(endpoint.query, request.query),
    body: bodyOf(endpoint, request.body ?? {}),
  }
}

/** A writing endpoint refuses unknown fields, also when it takes no body at all. */
function bodyOf({ method, body }: AnyEndpoint, given: unknown): unknown {
  if (body || method === 'GET' || method === 'DELETE') return parseInput(body, given)
  parseInput(Empty, given)
  return undefined
}

const Empty = z.strictObject({})

function parseInput(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = z.safeParse(schema, value)
  if (!read.success) throw new Refusal('VALIDATION', { fields: problemsOf(read.error.issues) })
  return read.data
}

/** Public endpoints need no token; where it is optional, a wrong one is still refused. */
function tokenFor(access: Access, request: FastifyRequest): string | null {
  if (access === 'anyone' || (access === 'optional' && !request.headers.authorization)) return null
  return tokenOf(request)
}

/** The token of the Authorization header; a missing one is a refusal. */
export function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new Refusal('UNAUTHENTICATED')
  return token
}

function deviceIdOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : null
}

function requestInfoOf(request: FastifyRequest): RequestInfo {
  return {
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    isLocal: isLocal(request),
    device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
    deviceId: deviceIdOf(request.headers['x-device-id']),
    log: request.log as RequestInfo['log'],
  }
}
