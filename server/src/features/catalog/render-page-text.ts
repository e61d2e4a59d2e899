import { PICTURES_PATH } from '@runmart/contract/catalog-pages'
import type { Tokens } from 'marked'
import { walkMarkdown } from '#platform/read-markdown.ts'
import { type PictureSize, renderMarkdown } from '#platform/render-markdown.ts'

/** Renders the operators' text about a service; its pictures are the service's own, by id. */
export function renderPageText(text: string, pictures: ReadonlyMap<string, PictureSize>): string {
  const sizeOf = (address: string) => pictures.get(pictureId(address) ?? '')
  return renderMarkdown(text, { headings: 'below', sizeOf }).html
}

/** The pictures in a text, by id; null for a foreign one. */
export function picturesIn(text: string): (string | null)[] {
  const found: (string | null)[] = []
  walkMarkdown(text, (token) => {
    if (token.type === 'image') found.push(pictureId((token as Tokens.Image).href))
  })
  return found
}

function pictureId(href: string): string | null {
  return href.startsWith(PICTURES_PATH) ? (/^[0-9a-f-]{36}$/.exec(href.slice(PICTURES_PATH.length))?.[0] ?? null) : null
}
