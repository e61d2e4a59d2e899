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
  const requireReady = readinessOf(db)
  app.get('/readyz', async () => {
    await requireReady()
    return { status: 'ok' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Refusal('NOT_FOUND')
    return reply.header('content-type', METRICS_TYPE).send(await readMetrics())
  })
}

const FRESH_MS = 500
const STALE_MS = 2_000

/**
 * Fails while the database does not answer. An answer counts for two seconds; a background query renews it. So any
 * number of probes costs one query and gets its answer at once. Few probes then are open when the process dies.
 */
function readinessOf(db: Database): () => Promise<void> {
  let answeredAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  const ask = async () => {
    try {
      await db.transaction((tx) => tx.get(sql`select 1 from platform.migrations limit 1`))
      answeredAt = performance.now()
    } catch (problem) {
      answeredAt = Number.NEGATIVE_INFINITY
      throw problem
    } finally {
      asking = null
    }
  }
  return async () => {
    const age = performance.now() - answeredAt
    if (age < FRESH_MS) return
    asking ??= ask()
    if (age > STALE_MS) await asking
    else asking.catch(() => {})
  }
}

/** With a configured token: its holders. Without one: this machine, but no forwarded requests. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token) {
    const received = Buffer.from(request.headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${token}`)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
  return isLocal(request)
}
