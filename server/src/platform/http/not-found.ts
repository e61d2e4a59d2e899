import type { AnyEndpoint } from '@runmart/contract/endpoint'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { Refusal } from '../refusal.ts'
import { sendPage } from './page.ts'
import type { Site } from './site/read-site.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']

/** Answers a wrong method on a known path with 405 and the allowed methods. */
export function registerMethodNotAllowed(app: FastifyInstance, base: string, endpoints: readonly AnyEndpoint[]): void {
  const byPath = Map.groupBy(endpoints, (endpoint) => base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'))
  for (const [url, known] of byPath) {
    const allowed = known.map((endpoint) => endpoint.method)
    app.route({
      method: methods.filter((method) => !allowed.includes(method as 'GET')),
      url,
      handler: async (_, reply) => {
        reply.header('allow', allowed.join(', '))
        throw new Refusal('METHOD_NOT_ALLOWED')
      },
    })
  }
}

/** Not found: an envelope below the API, the prerendered page elsewhere. */
export function registerNotFound(app: FastifyInstance, base: string, site: Site | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!methods.includes(request.method as HTTPMethods)) throw new Refusal('METHOD_NOT_ALLOWED')
    const isPage =
      site && request.method === 'GET' && !request.url.startsWith(`${base}/`) && accepts(request, 'text/html')
    if (!isPage) throw new Refusal('NOT_FOUND')
    return sendPage(request, reply, await (site.pages.get('/404') ?? site.appPage)(), 404)
  })
}

function accepts(request: FastifyRequest, type: string): boolean {
  return (request.headers.accept ?? '').includes(type)
}
