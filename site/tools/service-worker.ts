import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const page = 'offline/index.html'

/** Writes the offline page's files into the service worker; their contents determine the name of the cache. */
export function writeServiceWorker(client: string): void {
  const files = filesOf(client, page)
  const hash = createHash('sha256')
  for (const file of [page, ...files]) hash.update(readFileSync(join(client, file)))
  const stored = { name: `offline-${hash.digest('hex').slice(0, 12)}`, files: ['/offline', ...files] }
  const worker = readFileSync(join(client, 'sw.js'), 'utf8')
  const filled = worker.replace(/^const stored = .*$/m, () => `const stored = ${JSON.stringify(stored)}`)
  if (filled === worker) throw new Error('sw.js has no line for what it stores')
  writeFileSync(join(client, 'sw.js'), filled)
}

/** Everything that a built page loads: styles, scripts, the icon, and the fonts for our three alphabets. */
function filesOf(client: string, page: string): string[] {
  const html = readFileSync(join(client, page), 'utf8')
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*\shref="([^"]+)"/g)]
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)]
  const files = [...linked, ...scripts].map(([, file]) => file ?? '')
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(client, file), 'utf8'))
  const fonts = styles.flatMap((css) => css.match(/\/assets\/manrope-(latin|vietnamese|cyrillic)-wght[\w.-]+/g) ?? [])
  return [...new Set([...files, ...fonts])].sort()
}
