import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Budget, gzipSize } from '@runmart/web/tools/budgets.ts'
import { inlineScripts } from '@runmart/web/tools/content-security.ts'

/** Weighs the heaviest page by its scripts and by its styles: if it is light enough, all are. */
export function weighPages(client: string, pages: ReadonlyMap<string, string>): Budget[] {
  const heaviest = (kind: string, most: number, weigh: (html: string) => number): Budget => {
    const budgets = [...pages].map(([address, html]) => ({ what: `${address}, ${kind}`, bytes: weigh(html), most }))
    return budgets.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  }
  const sum = (html: string, file: RegExp) =>
    [...html.matchAll(file)].reduce((total, [, name]) => total + gzipSize(join(client, name ?? '')), 0)
  return [
    heaviest('JavaScript', 10, (html) => {
      return sum(html, /<script[^>]*\ssrc="([^"]+)"/g) + gzipSync(inlineScripts(html).join('\n')).length
    }),
    heaviest('CSS', 15, (html) => sum(html, /<link rel="stylesheet" href="([^"]+)"/g)),
  ]
}
