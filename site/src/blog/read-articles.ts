import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@runmart/contract/languages'
import { readText, type Text } from '#site/texts/read-text.ts'

export type Article = Text & { slug: string }

/** The articles in a language, newest first. Adding one is adding a folder with a file per language. */
export function readArticles(content: string, language: Language): Article[] {
  return readdirSync(join(content, 'blog'))
    .map((slug) => ({ slug, ...readText(content, `blog/${slug}`, language) }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}
