import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#platform/escape-html.ts'
import { StartupError } from '#platform/startup-error.ts'
import { BROTLI_BEST, compressOnce, makePage, type Page } from '../page.ts'
import { type Facts, type LoadPage, type PageData, pageTemplate } from './page-template.ts'

export type Site = {
  /** The paths of the app, which one page answers. */
  appRoutes: string[]
  scriptHashes: string[]
  /** Public pages and texts by their addresses; `:slug` stands for any name. */
  pages: Map<string, LoadPage>
  appPage: () => Promise<Page>
  /** Folder of the public pages and their assets. */
  folder: string
  /** Folder with the assets of the app. */
  appFolder: string
}

/** Data of a running shop, for the public pages and for the first paint of the app. */
export type SiteData = PageData & { appState(): Promise<object> }

/** The two builds of the web: the public pages (`site/build`) and the app (`web/build`). */
export type Builds = { site: string; app: string }

const types = {
  html: { type: 'text/html; charset=utf-8', hasHoles: true },
  xml: { type: 'application/xml; charset=utf-8', hasHoles: true },
  txt: { type: 'text/plain; charset=utf-8', hasHoles: true },
  webmanifest: { type: 'application/manifest+json', hasHoles: false },
  js: { type: 'text/javascript; charset=utf-8', hasHoles: false },
}

/** Reads the built web once. Pages stay in memory, for the data of the running shop; assets stay on disk. */
export function readSite(builds: Builds, apiBase: string, facts: Facts, data: SiteData): Site {
  const folder = join(builds.site, 'client')
  const appFolder = join(builds.app, 'client')
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  try {
    const site: { scriptHashes: string[] } = readJson(join(builds.site, 'site.json'))
    const app: { routes: string[]; scriptHashes: string[] } = readJson(join(builds.app, 'app.json'))
    const pages: Site['pages'] = new Map()
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const kind = Object.entries(types).find(([ending]) => file.endsWith(`.${ending}`))?.[1]
      if (!kind || file.startsWith('assets')) continue
      const address = addressOf(file)
      const { type, hasHoles } = kind
      const template = readFileSync(join(folder, file), 'utf8')
      pages.set(
        address,
        hasHoles ? pageTemplate({ address, template, type }, facts, data) : compressOnce(template, type),
      )
    }
    const appPage = fillAppPage(readFileSync(join(appFolder, 'index.html'), 'utf8'), apiBase, data.appState)
    const scriptHashes = [...new Set([...site.scriptHashes, ...app.scriptHashes])]
    return { appRoutes: app.routes, scriptHashes, pages, appPage, folder, appFolder }
  } catch (problem) {
    throw new StartupError(
      `The web is not built (${(problem as Error).message}); start with npm start, which builds it.`,
    )
  }
}

/** `vi/index.html` → `/vi`, `vi/rss.xml` → `/vi/rss.xml`, `services/{{slug}}/index.html` → `/services/:slug`. */
function addressOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')
  return `/${path.replace(/\{\{(\w+)\}\}/g, ':$1')}`
}

/**
 * Writes the address of the API and the data of the first paint into the app's page. That page is no template, because
 * its scripts may hold anything.
 */
function fillAppPage(html: string, apiBase: string, appState: SiteData['appState']): () => Promise<Page> {
  const template = withMeta(html, 'runmart-api', apiBase)
  let last: { state: string; page: Page } | null = null
  return async () => {
    const state = JSON.stringify(await appState())
    if (last?.state !== state)
      last = { state, page: makePage(withMeta(template, 'runmart-state', state), types.html.type, BROTLI_BEST) }
    return last.page
  }
}

function withMeta(html: string, name: string, value: string): string {
  const meta = new RegExp(`(<meta name="${name}" content=")[^"]*`)
  return html.replace(meta, (_, start: string) => start + escapeHtml(value))
}
