import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { publicPaths } from '#site/paths.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { type Heading, renderMarkdown } from './render-markdown.ts'

/** A text in one language, rendered. */
export type Text = FrontMatter & { html: string; headings: Heading[]; minutes: number }

/** Where the texts are. The bundler and the tools run in the site's folder. */
export const contentFolder = resolve('content')

/** Reads a text of the content folder: `readText(content, 'pages/terms', 'vi')`. It must be there in every language. */
export function readText(content: string, name: string, language: Language): Text {
  for (const other of languages)
    if (!existsSync(join(content, name, `${other}.md`)))
      throw new Error(`${name} has no ${other}.md: a text is there in ${languages.join(', ')}, or not at all`)
  const file = `${name}/${language}.md`
  const { body, ...head } = readFrontMatter(readFileSync(join(content, file), 'utf8'), file)
  const paths = new Set(publicPaths(readdirSync(join(content, 'blog'))))
  return {
    ...head,
    ...renderMarkdown(body, { file, language, publicPaths: paths }),
    minutes: readingMinutes(language, body),
  }
}

/** What people read in a minute. Vietnamese writes syllables apart, Russian says more with a word. */
const wordsAMinute: Record<Language, number> = { en: 220, vi: 280, ru: 180 }

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(language: Language, text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute[language]))
}
