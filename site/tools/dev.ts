import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localizedPath } from '@runmart/contract/localized-path'
import { createServer, type Plugin } from 'vite'
import type { Page } from '#site/page-context.ts'
import { allPages } from '#site/paths.ts'

// The web for development: the app's development server, which also renders the public pages, again for each request.
const { values } = parseArgs({ options: { host: { type: 'string' }, port: { type: 'string' } } })
const site = join(import.meta.dirname, '..')
const web = join(site, '../web')

const server = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  publicDir: join(site, 'public'),
  plugins: [publicPages()],
  server: { host: values.host ?? 'localhost', port: Number(values.port ?? 5173), strictPort: true },
})
await server.listen()

/** Renders public pages in the development server. Their holes stay open: only a running shop can fill them. */
function publicPages(): Plugin {
  return {
    name: 'public-pages',
    configureServer({ middlewares, watcher, ws, ssrLoadModule, transformIndexHtml }) {
      watcher.add(join(site, 'src'))
      watcher.on('change', (file) => file.startsWith(site) && ws.send({ type: 'full-reload' }))
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://site')
        const page = findPage(decodeURI(pathname))
        if (!page) return next()
        try {
          const { renderPage } = await ssrLoadModule(join(site, 'src/render.tsx'))
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await transformIndexHtml(pathname, renderPage(page)))
        } catch (problem) {
          next(problem)
        }
      })
    },
  }
}

function findPage(address: string): Page | undefined {
  // Only a running shop knows the name, so any name matches.
  const isAt = (path: string) => new RegExp(`^${path.replace(/\{\{\w+\}\}/g, '[^/]+')}$`).test(address)
  return allPages.find(({ language, path }) => isAt(localizedPath(language, path)))
}
