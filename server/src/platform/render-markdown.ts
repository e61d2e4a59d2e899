import { type MarkedExtension, Renderer } from 'marked'
import { escapeHtml } from './escape-html.ts'
import { drawMarkdown } from './read-markdown.ts'

export type PictureSize = { width: number; height: number }
/** A heading that links can point to. */
export type Heading = { id: string; text: string; isInner: boolean }

type Options = {
  /** `linked`: `##` and `###` with ids. `below`: all one rank below the headings of the page. */
  headings: 'linked' | 'below'
  /** The size of one of our pictures by its address. Pictures without a size stay hidden. */
  sizeOf?: (address: string) => PictureSize | undefined
  /** The target of a safe link on this page. */
  linkTo?: (address: string) => string
}

/**
 * Renders Markdown of people as safe HTML. HTML in it becomes text, links lead to this shop or to https, and pictures
 * are ours. Wide parts scroll separately.
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
      // Pages have no form, so a checkbox becomes a mark.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  }
  return { html: drawMarkdown(text, rules), headings }

  /** Keyboards can scroll only focusable parts. The heading above labels the part. */
  function scrolling(html: string): string {
    const label = headings.at(-1)
    return `<div class="scroll" role="group" tabindex="0"${label ? ` aria-labelledby="${label.id}"` : ''}>${html}</div>\n`
  }
}

/** Makes a unique id for each heading, in the letters of its language: `By bank` → `by-bank`. */
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

/** Accepts addresses of this shop, https and mail, but nothing that a browser would run. */
function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|#)/i.test(href) || /^\/(?![/\\])/.test(href)
}
