import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findReferrer } from '#features/accounts/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { countVisit } from './visit-queries.ts'

/** Robots follow links too; nobody earns by them, but they would spoil the figures. */
const robots = /bot|crawl|spider|preview|curl|wget/i

/**
 * Counts pages opened by a referral link. No cookie and no script: a visitor is a mark of address, browser and day that
 * can be made again but not read back. The page never waits for it, and a failure is only told.
 */
export function countVisits(app: FastifyInstance, db: Database, tokenSecret: string, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const code = (request.query as { ref?: unknown } | undefined)?.ref
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof code !== 'string' || code.length > 20) return
    const browser = request.headers['user-agent'] ?? ''
    if (request.url.startsWith('/api/') || robots.test(browser)) return
    const visitor = [code.toUpperCase(), request.ip, browser].join('\n')
    const mark = createHmac('sha256', tokenSecret).update(`referral visit\n${visitor}`).digest()
    await db
      .transaction(async (tx) => {
        const referrerId = await findReferrer(tx, code)
        if (referrerId) await countVisit(tx, referrerId, mark)
      })
      .catch((problem: Error) =>
        log.warn({ event: 'visit-uncounted', problem: problem.message }, 'a visit was not counted'),
      )
  })
}
