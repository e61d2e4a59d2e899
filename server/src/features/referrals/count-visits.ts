import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findReferrer, findTimeZone } from '#features/accounts/index.ts'
import { countAttempts } from '#platform/attempts.ts'
import { today } from '#platform/days.ts'
import type { Database } from '#platform/db/database.ts'
import { isPrefetch } from '#platform/http/request-origin.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { countVisit } from './visit-queries.ts'

/** Robots follow links, too. They earn nothing, but would distort the figures. */
const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|^$/i
/** Many people may share an address. A client that changes its user agent each time must not fill the table. */
const MAX_VISITS_PER_ADDRESS = 100
const DAY_SECONDS = 86_400

/**
 * Counts pages opened by a referral link. No cookie and no script: a hash of address, browser and day marks a visitor.
 * The hash can be computed again but not reversed. The page never waits for it, and errors are only logged.
 */
export function registerVisitCounter(
  app: FastifyInstance,
  db: Database,
  { tokenSecret, shopTimeZone }: Shop,
  log: Log,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const code = codeOf(request)
    // A page from the browser's cache counts, too.
    if (code === null || ![200, 304].includes(reply.statusCode)) return
    const { ip, headers } = request
    try {
      const referrer = await db.transaction(async (tx) => {
        const id = await findReferrer(tx, code)
        return id && { id, day: today((await findTimeZone(tx, id)) ?? shopTimeZone) }
      })
      if (!referrer) return
      await countAttempts(db, [
        { what: ['referral visit', code, ip], attempts: MAX_VISITS_PER_ADDRESS, seconds: DAY_SECONDS },
      ])
      const visitor = [referrer.day, code, ip, headers['user-agent']].join('\n')
      const mark = createHmac('sha256', tokenSecret).update(`referral visit\n${visitor}`).digest()
      await db.transaction((tx) => countVisit(tx, referrer.id, referrer.day, mark))
    } catch (problem) {
      if (problem instanceof Refusal) return
      log.warn({ event: 'visit-uncounted', problem: (problem as Error).message }, 'a visit was not counted')
    }
  })
}

/** The referral code of a request, if a person opens a page with it. */
function codeOf(request: FastifyRequest): string | null {
  const code = (request.query as { ref?: unknown } | undefined)?.ref
  if (request.method !== 'GET' || typeof code !== 'string' || code.length > 20) return null
  const { 'user-agent': browser = '', 'sec-fetch-dest': destination = 'document' } = request.headers
  const isPage = destination === 'document' && !request.url.startsWith('/api/')
  return isPage && !isPrefetch(request) && !robots.test(browser) ? code.trim().toUpperCase() : null
}
