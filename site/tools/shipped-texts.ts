import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrontMatter } from '@runmart/contract/content-front-matter'
import { pageSlugs } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'
import { Marked, type Token, type Tokens } from 'marked'

/** A text that ships, in one language: the server shows it until operators publish another version. */
export type ShippedText = {
  /** Its file: `blog/how-refunds-work/vi.md`. */
  file: string
  /** Its path without the language: `blog/how-refunds-work`, `terms`. */
  path: string
  language: Language
  title: string
  /** Its internal links. */
  links: string[]
}

/** Reads all texts of the content folder. Throws on forbidden content, with the file and the reason. */
export function readShippedTexts(content: string): ShippedText[] {
  const names = [
    ...pageSlugs.map((slug) => ({ folder: `pages/${slug}`, path: slug })),
    ...readdirSync(join(content, 'blog')).map((slug) => ({ folder: `blog/${slug}`, path: `blog/${slug}` })),
  ]
  return names.flatMap(({ folder, path }) =>
    languages.map((language) => {
      const file = `${folder}/${language}.md`
      if (!existsSync(join(content, file)))
        throw new Error(`${folder} has no ${language}.md: a text is there in ${languages.join(', ')}, or not at all`)
      const { title, body } = readFrontMatter(readFileSync(join(content, file), 'utf8'), file)
      return { file, path, language, title, links: checkedLinks(body, file) }
    }),
  )
}

/** The internal links of a text; throws if it contains parts that pages do not show. */
export function checkedLinks(body: string, file: string): string[] {
  const links: string[] = []
  const marked = new Marked()
  marked.walkTokens(marked.lexer(body), (token) => {
    const reason = refusal(token)
    if (reason) throw new Error(`${file}: ${reason}`)
    if (token.type === 'link' && token.href.startsWith('/')) links.push(token.href)
  })
  return links
}

function refusal(token: Token): string | null {
  if (token.type === 'html') return `raw HTML is not taken: ${token.raw.trim()}`
  if (token.type === 'image') return `pictures are not taken: ${token.raw}`
  if (token.type === 'text' && /&#?\w+;/.test(token.raw)) return `write the character itself in “${token.raw.trim()}”`
  if (token.type === 'link' && !/^(https:\/\/|#|\/(?![/\\]))/.test(token.href))
    return `the link “${token.href}” begins neither with /, # nor https://`
  if (token.type === 'heading' && ![2, 3].includes((token as Tokens.Heading).depth))
    return `“${token.raw.trim()}” is neither ## nor ###; the title is the page's only #`
  return null
}
