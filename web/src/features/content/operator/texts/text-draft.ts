import { type Texts, wordParts } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'

export type TextField = `texts.${Language}.${(typeof wordParts)[number]}`
/** A text in all languages while it is edited, keyed by its path in the contract. */
export type TextDraft = Record<TextField, string>

const each = languages.flatMap((language) => wordParts.map((part) => [language, part] as const))

export function draftOf(texts: Texts): TextDraft {
  return Object.fromEntries(
    each.map(([language, part]) => [`texts.${language}.${part}`, texts[language][part]]),
  ) as TextDraft
}

export function textsOf(draft: TextDraft): Texts {
  const words = (language: Language) => ({
    title: draft[`texts.${language}.title`],
    description: draft[`texts.${language}.description`],
    body: draft[`texts.${language}.body`],
  })
  return { en: words('en'), vi: words('vi'), ru: words('ru') }
}
