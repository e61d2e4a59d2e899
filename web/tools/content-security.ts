import { createHash } from 'node:crypto'

/** The text of every script that stands in a page itself and is run. Facts for search engines (JSON-LD) are data. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].map(([, text]) => text ?? '').filter(Boolean)
}

/** How a content security policy names a script it allows. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/** Whether a page has styles in itself, which the content security policy forbids. */
export function hasInlineStyles(html: string): boolean {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return /<style[\s>]/.test(markup) || /<[^>]+\sstyle=/.test(markup)
}
