import { type MarkedExtension, Renderer } from 'marked'
import { escapeHtml } from './escape-html.ts'
import { drawMarkdown } from './read-markdown.ts'

export type PictureSize = { width: number; height: number }
/** A heading that the address of a page can lead to. */
export type Heading = { id: string; text: string; isInner: boolean }

type Options = {
  /** `linked`: `##` and `###`, each with a name. `below`: all of them one rank below those of the page. */
  headings: 'linked' | 'below'
  /** The size of a picture of ours by its address; what has none is not shown. */
  sizeOf?: (address: string) => PictureSize | undefined
  /** Where a safe link leads on this page. */
  linkTo?: (address: string) => string
}

/**
 * Renders Markdown that people wrote as HTML that is safe to show: HTML in it is text, links lead to this shop or to https
 * addresses, pictures are ours, and what is wide scrolls by itself.
 */
export function renderMarkdown(text: string, options: Options): { html: string; headings: Heading[] } {
  const { sizeOf = () => undefined, linkTo = (address) => address } = options
  const headings: Heading[] = []
  const idOf = headingIds()
  const rules: MarkedExtension = {
    renderer: {
      html: ({ text: raw }) => escapeHtml(raw),
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens)
        if (options.headings === 'below') return `<h3>${words}</h3>\n`
        const rank = depth > 2 ? 3 : 2
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = idOf(plain)
        headings.push({ id, text: plain, isInner: rank === 3 })
        return `<h${rank} id="${id}">${words}</h${rank}>\n`
      },
      link(token) {
        return isSafeLink(token.href)
          ? Renderer.prototype.link.call(this, { ...token, href: linkTo(token.href) })
          : this.parser.parseInline(token.tokens)
      },
      image: ({ href, text: alt }) => {
        const size = sizeOf(href)
        if (!size) return escapeHtml(alt)
        return `<img src="${escapeHtml(href)}" width="${size.width}" height="${size.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
      },
      table(token) {
        return scrolling(Renderer.prototype.table.call(this, token))
      },
      tablecell({ tokens, header, align }) {
        const name = header ? 'th' : 'td'
        const styles = align === 'right' ? ' class="right"' : ''
        return `<${name}${header ? ' scope="col"' : ''}${styles}>${this.parser.parseInline(tokens)}</${name}>\n`
      },
      code(token) {
        return scrolling(Renderer.prototype.code.call(this, token))
      },
      // Pages have no form: what would be a box to tick is a mark.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  }
  return { html: drawMarkdown(text, rules), headings }

  /** A keyboard can scroll only what it can reach; the heading above says what this is. */
  function scrolling(html: string): string {
    const label = headings.at(-1)
    return `<div class="scroll" role="group" tabindex="0"${label ? ` aria-labelledby="${label.id}"` : ''}>${html}</div>\n`
  }
}

/** Makes a name for each heading that its address can carry: `By bank` → `by-bank`, in the letters of its own language. */
function headingIds(): (text: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (text) => {
    const words = text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? ['part']
    const name = words.join('-')
    let count = counts.get(name) ?? 0
    let id: string
    do {
      count += 1
      id = count === 1 ? name : `${name}-${count}`
    } while (taken.has(id))
    counts.set(name, count)
    taken.add(id)
    return id
  }
}

/** An address of this shop, or one that is encrypted; nothing that a browser would run. */
function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|#)/i.test(href) || /^\/(?![/\\])/.test(href)
}
