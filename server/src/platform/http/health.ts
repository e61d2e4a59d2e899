import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { Refusal } from '../refusal.ts'
import { METRICS_TYPE, readMetrics } from './metrics.ts'
import { isLocal } from './request-origin.ts'

/** Registers liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance, db: Database, metricsToken: string | null): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await db.transaction((tx) => tx.get(sql`select 1 from platform.migrations limit 1`))
    return { status: 'ok' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Refusal('NOT_FOUND')
    return reply.header('content-type', METRICS_TYPE).send(await readMetrics())
  })
}

/** With a token: its holders. Without: this machine alone, and nothing forwarded by a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token) {
    const received = Buffer.from(request.headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${token}`)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
  return isLocal(request)
}
