import { PICTURES_PATH } from '@runmart/contract/catalog-pages'
import type { Tokens } from 'marked'
import { walkMarkdown } from '#platform/read-markdown.ts'
import { type PictureSize, renderMarkdown } from '#platform/render-markdown.ts'

/** Renders what operators wrote about a service; its pictures are those of the service, by id. */
export function renderPageText(text: string, pictures: ReadonlyMap<string, PictureSize>): string {
  const sizeOf = (address: string) => pictures.get(pictureId(address) ?? '')
  return renderMarkdown(text, { headings: 'below', sizeOf }).html
}

/** The pictures that a text names, by id; null for one that is not from here. */
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
