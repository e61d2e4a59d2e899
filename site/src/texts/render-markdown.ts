import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/web/platform/localized-path.ts'
import { Marked, Renderer, type Token, type Tokens } from 'marked'

export type Heading = { id: string; text: string; depth: number }

type Where = { file: string; language: Language; publicPaths: ReadonlySet<string> }

/**
 * Renders Markdown as HTML: headings that can be linked to, links into the language of the text, wide things that scroll
 * on their own. What a text may not hold fails, naming the file and the reason.
 */
export function renderMarkdown(
  body: string,
  { file, language, publicPaths }: Where,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = headingId(text, new Set(headings.map((it) => it.id)))
        headings.push({ id, text, depth })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link(token) {
        return Renderer.prototype.link.call(this, { ...token, href: linked(token.href) })
      },
      table(token) {
        return scrolling(Renderer.prototype.table.call(this, token))
      },
      tablecell({ tokens, header, align }) {
        const name = header ? 'th' : 'td'
        const styles = align === 'right' ? ' class="text-right"' : ''
        return `<${name}${header ? ' scope="col"' : ''}${styles}>${this.parser.parseInline(tokens)}</${name}>\n`
      },
      code(token) {
        return scrolling(Renderer.prototype.code.call(this, token))
      },
    },
  })
  const tokens = marked.lexer(body)
  marked.walkTokens(tokens, (token) => {
    const reason = refusal(token)
    if (reason) throw new Error(`${file}: ${reason}`)
  })
  // The server fills holes of the form {{name}} in pages; what an article shows as such is for its reader.
  return { html: marked.parser(tokens).replaceAll('{{', '&#123;&#123;'), headings }

  function linked(href: string): string {
    if (/^(https:\/\/|#)/.test(href)) return href
    const [, path, rest = ''] = /^\/([^?#]*)(.*)$/.exec(href) ?? []
    if (path === undefined) throw new Error(`${file}: the link “${href}” begins neither with /, # nor https://`)
    return publicPaths.has(path) ? localizedPath(language, path) + rest : href
  }

  /** A keyboard can scroll only what it can reach; the heading above says what this is. */
  function scrolling(html: string): string {
    const label = headings.at(-1)
    return `<div class="scroll" role="group" tabindex="0"${label ? ` aria-labelledby="${label.id}"` : ''}>${html}</div>\n`
  }
}

function refusal(token: Token): string | null {
  if (token.type === 'html') return `raw HTML is not taken: ${token.raw.trim()}`
  if (token.type === 'image') return `pictures are not taken: ${token.raw}`
  if (token.type === 'text' && /&#?\w+;/.test(token.raw)) return `write the character itself in “${token.raw.trim()}”`
  if (token.type === 'heading' && ![2, 3].includes((token as Tokens.Heading).depth))
    return `“${token.raw.trim()}” is neither ## nor ###; the title is the page's only #`
  return null
}

/** A name for a heading that its address can carry: `By bank` → `by-bank`, in the letters of its own language. */
export function headingId(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? ['part']
  const name = words.join('-')
  let id = name
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`
  return id
}
