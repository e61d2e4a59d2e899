import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartProblem } from '../start-problem.ts'

type Page = { plain: Buffer; gzip: Buffer; brotli: Buffer }
export type Site = {
  appRoutes: string[]
  scriptHashes: string[]
  pages: Map<string, Page>
  fallback: Page
  folder: string
}

const YEAR = 31_536_000

/** Reads the built web once: pages stay in memory, told where the API is; assets stay on disk. */
export function readSite(build: string, apiBase: string): Site {
  const folder = join(build, 'client')
  try {
    const about = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as Pick<Site, 'appRoutes' | 'scriptHashes'>
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const read = (file: string) => pageOf(readFileSync(join(folder, file), 'utf8'), apiBase)
    const pages = new Map(files.map((file) => [addressOf(file), read(file)]))
    return { ...about, pages, fallback: read('__spa-fallback.html'), folder }
  } catch (problem) {
    throw new StartProblem(
      `The web is not built (${(problem as Error).message}); start with npm start, which builds it.`,
    )
  }
}

/** `vi/index.html` → `/vi`. */
function addressOf(file: string): string {
  const path = relative('.', file)
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
  return `/${path}`
}

function pageOf(html: string, apiBase: string): Page {
  const escaped = apiBase.replace(/[&"<>]/g, (it) => `&#${it.charCodeAt(0)};`)
  const plain = Buffer.from(
    html.replace(/(<meta name="runmart-api" content=")[^"]*/, (_, start: string) => start + escaped),
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return { plain, gzip: gzipSync(plain, { level: 9 }), brotli: brotliCompressSync(plain, { params }) }
}

/** Serves the web: prerendered pages, the app's own routes, immutable assets; any other address is not found. */
export function serveSite(app: FastifyInstance, site: Site): void {
  void app.register(fastifyStatic, {
    root: join(site.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
    decorateReply: false,
    index: false,
  })
  void app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
  })
  const asked = { exposeHeadRoute: true }
  for (const file of readdirSync(site.folder)) {
    if (/^[\w-]+\.(svg|png|ico|txt|xml|webmanifest|js)$/.test(file))
      app.get(`/${file}`, asked, (_, reply) =>
        reply.header('cache-control', 'public, max-age=3600').sendFile(file, { cacheControl: false }),
      )
  }
  for (const [address, page] of site.pages) {
    if (!address.startsWith('/__')) app.get(address, asked, (request, reply) => send(request, reply, page))
  }
  for (const route of site.appRoutes) {
    if (!site.pages.has(route)) app.get(route, asked, (request, reply) => send(request, reply, site.fallback))
  }
}

/** Sends a page in the smallest form the browser takes; always asked again, never stale. */
export function send(request: FastifyRequest, reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const accepts = request.headers['accept-encoding'] ?? ''
  const form = accepts.includes('br') ? 'brotli' : accepts.includes('gzip') ? 'gzip' : 'plain'
  if (form !== 'plain') reply.header('content-encoding', form === 'brotli' ? 'br' : 'gzip')
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .send(page[form])
}
