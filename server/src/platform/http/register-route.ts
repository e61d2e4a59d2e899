import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { waitingRefusals } from '@runmart/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AttemptLimit, countAttempts } from '../attempts.ts'
import type { Database } from '../db/database.ts'
import type { Reader } from '../db/reader.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import { Refusal } from '../refusal.ts'
import type { CallLimits } from './call-limits.ts'
import { replyChecker } from './check-reply.ts'
import type { DownloadGate } from './download-gate.ts'
import { type Result, success } from './envelope.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { languageOf } from './language.ts'
import { sendPage } from './page.ts'
import { attemptLimits } from './rate-limit.ts'
import { type BatchContext, batchOf } from './request-batch.ts'
import { fingerprintOf, type Input, idempotencyKeyOf, inputOf, requestInfoOf, tokenFor } from './request-input.ts'
import { isPrefetch } from './request-origin.ts'
import type { Caller, Claims, Needs, Route } from './route.ts'
import { sendFile } from './send-file.ts'
import { hasFile, isUpload, type UploadGate, uploadLimits } from './upload-gate.ts'

export type RouteContext = BatchContext & {
  db: Database
  /** Null: rate limits are off. */
  callLimits: CallLimits | null
  uploads: UploadGate
  downloads: DownloadGate
  /** Verifies a token and returns its claims. Refuses forged and expired ones. */
  readToken(token: string): Claims
  /**
   * Whether a header holds a token for viewing as a customer. It opens only viewable endpoints, not even public ones.
   */
  isViewToken(authorization: string | undefined): boolean
  /** Identifies the caller of a token. Refuses callers without access. */
  identify(tx: Reader, claims: Claims, needs: Needs): Promise<Caller>
  /** As `identify`, for endpoints that only read: this process may cache the session for a moment. */
  identifyReader(reader: Reader, claims: Claims, needs: Needs): Promise<Caller>
  /** Refuses visitors while the shop is closed to them. */
  requireOpen(needs: Needs): void
}

/**
 * Registers a route: rate limits, caller, input, one transaction, a reply that the contract checks, and the envelope.
 */
export function registerRoute(app: FastifyInstance, base: string, bound: Route, context: RouteContext): void {
  const { endpoint } = bound
  if (endpoint.viewable && (endpoint.method !== 'GET' || bound.how === 'transactions' || bound.how === 'batch'))
    throw new Error(`${endpoint.path} does not only read in one transaction: nobody may view it as its customer`)
  if (endpoint.idempotent && (bound.how === 'transactions' || endpoint.access === 'anyone'))
    throw new Error(`${endpoint.path} cannot be done once: it has no single transaction, or no caller`)
  const url = base + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const count = async (limits: readonly AttemptLimit[]) => {
    if (context.shop.rateLimits) await countAttempts(context.db, limits)
  }
  /** Admitted uploads, each with the function that releases its place. */
  const leaving = new WeakMap<FastifyRequest, () => void>()

  /** Counts an upload, identifies its sender and takes a place for it, before the server reads its first byte. */
  async function admitUpload(request: FastifyRequest, raw: FastifyReply['raw']): Promise<void> {
    const { claims } = request
    if (!claims) return
    await count([...limitsOf(endpoint, request), ...uploadLimits(endpoint, claims)])
    const access = endpoint.access === 'customer' ? 'active' : endpoint.access
    await context.db.transaction((tx) => context.identify(tx, claims, { ...endpoint, access }))
    const leave = context.uploads.enter(claims.userId)
    if (raw.closed) return leave()
    leaving.set(request, leave)
    // Releases the place if the request ends before its handler, which otherwise does.
    raw.once('close', () => leaving.has(request) && leave())
  }

  app.route({
    method: endpoint.method,
    url,
    ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
    // Runs before the body arrives: callers without a token cannot make the server parse megabytes.
    onRequest: async (request, reply) => {
      if (endpoint.idempotent && isPrefetch(request)) throw new Refusal('FORBIDDEN')
      if (!endpoint.viewable && context.isViewToken(request.headers.authorization)) throw new Refusal('VIEW_ONLY')
      const token = tokenFor(endpoint.access, request)
      request.claims = token === null ? null : context.readToken(token)
      if (request.claims) context.callLimits?.count(callerKey(request.claims), request)
      else context.requireOpen(endpoint)
      if (endpoint.largestBody && isUpload(request)) await admitUpload(request, reply.raw)
    },
    handler: async (request, reply) => {
      const leave = leaving.get(request)
      leaving.delete(request)
      if (endpoint.download && request.claims) context.downloads.admit(request.claims.userId, reply)
      if (leave) return context.uploads.read(() => answer(request, reply)).finally(leave)
      const fileLimits = hasFile(endpoint, request.body) ? uploadLimits(endpoint, request.claims) : []
      // The batch counts its own requests.
      if (bound.how !== 'batch') await count([...limitsOf(endpoint, request), ...fileLimits])
      return answer(request, reply)
    },
  })

  const perform = performer(bound, context)
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const page =
      bound.how === 'page' &&
      bound.find(inputOf(endpoint, request) as never, languageOf(request.headers['accept-language']), context.shop)
    if (page) return sendPage(request, reply.header('vary', 'accept-language, accept-encoding'), await page)
    // Releases the database before it sends: the reader of a download may be slow.
    const result = await (endpoint.download ? context.downloads.read(() => perform(request)) : perform(request))
    if (result.waits) throw new Refusal(result.waits.code, { data: result.waits.data })
    return result.download
      ? sendFile(reply, result.download)
      : reply.send(success(result, languageOf(request.headers['accept-language'])))
  }
}

/** The subject of call limits. A view of an account must not use up the limits of its customer. */
function callerKey({ isView, userId, sessionId }: Claims): string {
  return isView ? sessionId : userId
}

function limitsOf(endpoint: AnyEndpoint, { ip, claims, body }: FastifyRequest): AttemptLimit[] {
  return attemptLimits(endpoint, { address: ip, userId: claims?.userId ?? null, body })
}

/** Runs the use case of a route in the way that the route declares. */
function performer(bound: Route, context: RouteContext): (request: FastifyRequest) => Promise<Result<unknown>> {
  const { endpoint } = bound
  const checkReply = replyChecker(endpoint.data)
  if (bound.how === 'batch') {
    const batch = batchOf(context, bound.handle)
    return (request) => {
      const { claims } = request
      if (!claims) throw new Refusal('UNAUTHENTICATED')
      return batch.run({
        endpoint,
        claims,
        idempotencyKey: idempotencyKeyOf(endpoint, request),
        limits: context.shop.rateLimits ? limitsOf(endpoint, request) : [],
        checkReply,
        read(caller) {
          const input = inputOf(endpoint, request)
          const item = bound.itemOf({ ...input, caller, request: requestInfoOf(request) } as never)
          return { item: item as never, fingerprint: fingerprintOf(endpoint, request, input) }
        },
      })
    }
  }
  const identify = async (tx: Tx, { claims }: FastifyRequest) =>
    claims ? context.identify(tx, claims, endpoint) : null
  const handle = async (how: Tx | Reader | Database, request: FastifyRequest, caller: Caller | null, input: Input) => {
    const given = { ...input, caller, request: requestInfoOf(request) }
    const result = await bound.handle(how as never, given as never, context.shop)
    return { ...result, data: checkReply(result.data) }
  }
  if (bound.how === 'read' || bound.how === 'page')
    return (request) =>
      context.db.read(async (reader) => {
        const caller = request.claims && (await context.identifyReader(reader, request.claims, endpoint))
        return handle(reader, request, caller, inputOf(endpoint, request))
      })
  if (bound.how === 'transactions')
    return async (request) => {
      const caller = await context.db.transaction((tx) => identify(tx, request))
      return handle(context.db, request, caller, inputOf(endpoint, request))
    }
  if (bound.how === 'snapshot')
    return async (request) => {
      const caller = await context.db.transaction((tx) => identify(tx, request))
      return context.db.snapshot((tx) => handle(tx, request, caller, inputOf(endpoint, request)))
    }
  return (request) =>
    context.db.transaction(async (tx) => {
      const caller = await identify(tx, request)
      // A view must change nothing, whatever the use case does.
      if (caller?.isView) await tx.run(sql`set transaction read only`)
      const input = inputOf(endpoint, request)
      const work = () => handle(tx, request, caller, input).catch(keepWaiting)
      const key = idempotencyKeyOf(endpoint, request)
      if (key === null || !caller) return work()
      return withIdempotencyKey(
        tx,
        { userId: caller.userId, key, request: fingerprintOf(endpoint, request, input) },
        work,
      )
    })
}

/**
 * Keeps a waiting request: the transaction commits, also under an idempotency key, before the client gets the refusal.
 */
function keepWaiting(problem: unknown): Result<null> {
  if (!(problem instanceof Refusal && waitingRefusals.includes(problem.code))) throw problem
  return { data: null, waits: { code: problem.code, data: problem.data ?? {} } }
}
