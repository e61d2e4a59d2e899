import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { sendPage } from '../page.ts'
import { Moved } from './page-template.ts'
import type { Site } from './read-site.ts'

const YEAR = 31_536_000

/** Serves the web: public pages and texts, the app's routes, immutable assets and pictures. */
export function serveSite(app: FastifyInstance, site: Site): void {
  // Each of the few assets of the public pages has a route. The rest below /assets/ belongs to the app.
  const assets = {
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
    index: false as const,
  }
  void app.register(fastifyStatic, {
    ...assets,
    root: join(site.folder, 'assets'),
    wildcard: false,
    decorateReply: false,
  })
  void app.register(fastifyStatic, { ...assets, root: join(site.appFolder, 'assets'), decorateReply: false })
  void app.register(fastifyStatic, { root: site.folder, serve: false })
  const input = { exposeHeadRoute: true, errorHandler: sendFailedPage }
  for (const file of readdirSync(site.folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^([\w-]+\/)*[\w-]+\.(svg|png|ico)$/.test(file) || file.startsWith('assets/')) continue
    app.get(`/${file}`, input, (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(file, { cacheControl: false }),
    )
  }
  for (const [address, page] of site.pages)
    app.get(address, input, async (request, reply) => {
      const names = request.params as Record<string, string>
      const path = address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
      return sendPage(request, reply, await page({ path, query: request.query as Record<string, unknown> }))
    })
  for (const route of site.appRoutes) {
    if (!site.pages.has(route))
      app.get(route, input, async (request, reply) => sendPage(request, reply, await site.appPage()))
  }

  /** Answers a failed page with a page instead of an envelope for programs, and a moved one with a redirect. */
  async function sendFailedPage(problem: Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (problem instanceof Moved) return reply.header('cache-control', 'no-cache').redirect(problem.to, 301)
    if (problem instanceof Refusal && problem.code === 'NOT_FOUND') {
      reply.callNotFound()
      return reply
    }
    request.log.error({ problem: problem.message, stack: problem.stack }, 'a page failed')
    const page = site.pages.get('/500')
    if (!page) throw problem
    return sendPage(request, reply, await page(), 500)
  }
}
