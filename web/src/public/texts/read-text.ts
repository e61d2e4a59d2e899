import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { publicPaths } from '../pages.ts'
import { drawMarkdown } from './draw-markdown.ts'
import { readFrontMatter } from './front-matter.ts'
import { readingMinutes } from './reading-minutes.ts'
import type { Text } from './text.ts'

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
    ...drawMarkdown(body, { file, language, publicPaths: paths }),
    minutes: readingMinutes(language, body),
  }
}
