import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '#platform/escaped.ts'
import { StartProblem } from '#platform/start-problem.ts'
import { type AskView, type Facts, filled } from './filled.ts'
import { type Page, packedOnce } from './page.ts'

export type Site = {
  /** The addresses of the app, which one page answers. */
  appRoutes: string[]
  scriptHashes: string[]
  /** Public pages and texts by their addresses. */
  pages: Map<string, () => Promise<Page>>
  fallback: () => Promise<Page>
  folder: string
}

const types = {
  html: { type: 'text/html; charset=utf-8', hasHoles: true },
  xml: { type: 'application/xml; charset=utf-8', hasHoles: true },
  txt: { type: 'text/plain; charset=utf-8', hasHoles: true },
  webmanifest: { type: 'application/manifest+json', hasHoles: false },
  js: { type: 'text/javascript; charset=utf-8', hasHoles: false },
}
const FALLBACK = '__spa-fallback.html'

/** Reads the built web once: pages stay in memory, told what only a running shop knows; assets stay on disk. */
export function readSite(build: string, apiBase: string, facts: Facts, ask: AskView): Site {
  const folder = join(build, 'client')
  try {
    const about = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as Pick<Site, 'appRoutes' | 'scriptHashes'>
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const pages: Site['pages'] = new Map()
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const kind = Object.entries(types).find(([ending]) => file.endsWith(`.${ending}`))?.[1]
      if (!kind || file === FALLBACK || file.startsWith('assets')) continue
      const address = addressOf(file)
      const { type, hasHoles } = kind
      const page = hasHoles ? filled({ address, template: read(file), type }, facts, ask) : packedOnce(read(file), type)
      pages.set(address, page)
    }
    const fallback = packedOnce(withApi(read(FALLBACK), apiBase), types.html.type)
    return { ...about, pages, fallback, folder }
  } catch (problem) {
    throw new StartProblem(
      `The web is not built (${(problem as Error).message}); start with npm start, which builds it.`,
    )
  }
}

/** `vi/index.html` → `/vi`, `vi/rss.xml` → `/vi/rss.xml`. */
function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
}

/** The app's page is no template: its scripts may hold anything. It is told one thing, where the API is. */
function withApi(html: string, apiBase: string): string {
  return html.replace(/(<meta name="runmart-api" content=")[^"]*/, (_, start: string) => start + escaped(apiBase))
}
