import { PICTURES_PATH } from '@runmart/contract/catalog-pages'
import { Marked, Renderer, type Token, type Tokens } from 'marked'
import { escapeHtml } from '#platform/escape-html.ts'

export type PictureSize = { width: number; height: number }

/**
 * Renders Markdown that operators wrote as HTML that is safe to show: HTML in it is text, links lead to this shop or to
 * https addresses, pictures are those of the service. Headings are below those of the page.
 */
export function renderPageText(text: string, pictures: ReadonlyMap<string, PictureSize>): string {
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({ text: raw }) => escapeHtml(raw),
      heading({ tokens }) {
        return `<h3>${this.parser.parseInline(tokens)}</h3>\n`
      },
      link(token) {
        return isSafeLink(token.href)
          ? Renderer.prototype.link.call(this, token)
          : this.parser.parseInline(token.tokens)
      },
      image: ({ href, text: alt }) => {
        const id = pictureId(href)
        const size = id === null ? undefined : pictures.get(id)
        if (!size) return escapeHtml(alt)
        return `<img src="${PICTURES_PATH}${id}" width="${size.width}" height="${size.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
      },
      table(token) {
        return `<div class="scroll" role="group" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`
      },
      tablecell({ tokens, header }) {
        const name = header ? 'th' : 'td'
        return `<${name}${header ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${name}>\n`
      },
      // Pages have no form: what would be a box to tick is a mark.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  })
  return marked.parse(text) as string
}

/** The pictures that a text names, by id; null for one that is not from here. */
export function picturesIn(text: string): (string | null)[] {
  const found: (string | null)[] = []
  const marked = new Marked()
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'image') found.push(pictureId((token as Tokens.Image).href))
  })
  return found
}

function pictureId(href: string): string | null {
  return /^\/pictures\/([0-9a-f-]{36})$/.exec(href)?.[1] ?? null
}

/** An address of this shop, or one that is encrypted; nothing that a browser would run. */
function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|#)/i.test(href) || /^\/(?![/\\])/.test(href)
}
