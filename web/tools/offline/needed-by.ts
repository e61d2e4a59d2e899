import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that a built page fetches: styles, scripts, the icon, and of the fonts those for our three alphabets. */
export function neededBy(client: string, page: string): string[] {
  const html = readFileSync(join(client, page), 'utf8')
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*\shref="([^"]+)"/g)]
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)]
  const files = [...linked, ...scripts].map(([, file]) => file ?? '')
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(client, file), 'utf8'))
  const fonts = styles.flatMap((css) => css.match(/\/assets\/manrope-(latin|vietnamese|cyrillic)-wght[\w.-]+/g) ?? [])
  return [...new Set([...files, ...fonts])].sort()
}
