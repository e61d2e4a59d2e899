import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrontMatter } from '@runmart/contract/content-front-matter'
import { pageSlugs, type TextKind, type Texts } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'

/** A page or post of the software, in all languages. */
export type ShippedText = { kind: TextKind; slug: string; date: string; texts: Texts }

/** Reads the shipped texts: `pages/terms/vi.md`, `blog/how-refunds-work/en.md`. */
export function readShippedTexts(folder: string): ShippedText[] {
  const read = (kind: TextKind, place: string, slug: string): ShippedText => {
    const wordsIn = (language: Language) => {
      const file = join(place, slug, `${language}.md`)
      const { date, ...words } = readFrontMatter(readFileSync(join(folder, file), 'utf8'), file)
      return { date, words: { ...words, body: words.body.trim() } }
    }
    const [en, vi, ru] = [wordsIn('en'), wordsIn('vi'), wordsIn('ru')]
    return { kind, slug, date: en.date, texts: { en: en.words, vi: vi.words, ru: ru.words } }
  }
  return [
    ...pageSlugs.map((slug) => read('page', 'pages', slug)),
    ...readdirSync(join(folder, 'blog')).map((slug) => read('post', 'blog', slug)),
  ]
}
