import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Claims } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, as the token says. */
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

/** Logs one structured line per request: who, what, from where, and how it ended. No bodies, no headers. */
export function registerRequestLog(app: FastifyInstance): void {
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
