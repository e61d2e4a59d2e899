import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { RefusalCode } from '@runmart/contract/errors'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Histogram } from 'prom-client'
import type { Config } from '../config/config.ts'
import { classifyDatabaseError } from '../db/problems.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { failure } from './envelope.ts'
import { registerJsonParser } from './json-parser.ts'
import { languageOf } from './language.ts'
import type { Claims } from './route.ts'
import { MAX_BODY_BYTES } from './upload-gate.ts'

/**
 * Longest time in which a client reads nothing of its answer; Node notices it at its second check. It starts with the
 * answer, so that slow use cases survive. Streams send something every 20 seconds.
 */
const UNREAD_MS = 60_000

/** An HTTP server with bounded timeouts, whose every refusal is an envelope. */
export function createServer(config: Pick<Config, 'trustProxy'>, log: Log, unreadMs = UNREAD_MS): FastifyInstance {
  const hops = config.trustProxy
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof hops === 'number' ? (_, hop) => hop < hops : hops,
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    // Long enough for the largest upload (5 MiB) over a slow connection.
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200 },
    // Refusals before a route, such as of a malformed URL, get the same envelope.
    frameworkErrors: (problem, request, reply) =>
      void refuse(problem, request, reply.headers(app.securityHeaders ?? {})),
    clientErrorHandler: (problem, socket) =>
      isSilent(problem, socket) ? setImmediate(closeSilent, socket) : rejectMalformed(problem, socket),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }) as unknown as FastifyInstance
  app.removeContentTypeParser('text/plain')
  registerJsonParser(app)
  registerRequestLog(app)
  app.addHook('onSend', async ({ raw: { socket } }, reply) => {
    // An injected request has no connection.
    if (!(socket instanceof Socket)) return
    socket.setTimeout(unreadMs)
    reply.raw.once('timeout', () => socket.resetAndDestroy())
  })

  app.setErrorHandler(refuse)
  return app
}

/** Turns every error into an envelope; the log shows only 5xx as errors. */
function refuse(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(problem)
  if (refusal.status >= 500) request.log.error({ problem: describe(problem) }, 'a request failed')
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds)
  request.refusedAs = refusal.code
  return reply.code(refusal.status).send(failure(refusal, languageOf(request.headers['accept-language'])))
}

const byFastifyCode = new Map<string, RefusalCode>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'TOO_LARGE'],
  ['FST_ERR_NOT_FOUND', 'NOT_FOUND'],
])

function refusalOf(problem: FastifyError): Refusal {
  const { refusal } = classifyDatabaseError(problem)
  if (refusal) return refusal
  const code = byFastifyCode.get(problem.code)
  if (code) return new Refusal(code)
  if (problem.statusCode === 413) return new Refusal('TOO_LARGE')
  if (problem.statusCode && problem.statusCode < 500) return new Refusal('VALIDATION', { fields: { body: 'invalid' } })
  return new Refusal('INTERNAL')
}

/** A connection without a byte, as browsers open in advance. */
const isSilent = (problem: NodeJS.ErrnoException, socket: Socket) =>
  problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0

/**
 * Closes a silent connection without an answer: a browser would take it for the answer to its next request. A request
 * that came while this process was busy has arrived by now: the server answers it.
 */
function closeSilent(socket: Socket): void {
  if (socket.bytesRead === 0) socket.destroy()
}

/** Answers invalid, slow or large HTTP requests and closes the connection. */
function rejectMalformed(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = problem.code === 'HPE_HEADER_OVERFLOW' ? 431 : problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(failure(new Refusal('VALIDATION'), 'en'))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function describe(problem: FastifyError) {
  return { name: problem.name, message: problem.message, code: problem.code, stack: problem.stack }
}

/** The address of a listening server. */
export function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller according to the token. */
    claims: Claims | null
    refusedAs: string | null
  }
}

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

/** Logs one structured line per request: caller, route, address and result. No bodies, no headers. */
function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('claims', null)
  app.decorateRequest('refusedAs', null)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (route === '/healthz' || route === '/readyz' || route === '/metrics' || route.startsWith('/assets/')) return
    request.log.info(
      {
        method: request.method,
        route,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ...(request.refusedAs && { code: request.refusedAs }),
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        userId: request.claims?.userId ?? null,
      },
      'request',
    )
  })
}
