import { pageParts, type ServicePageTexts } from '@runmart/contract/catalog-pages'
import { type Language, languages } from '@runmart/contract/languages'

export type PagePart = (typeof pageParts)[number]
export type PageField = `texts.${Language}.${PagePart}`
/** The texts of a page as they are being typed, named by their path in the contract. */
export type PageDraft = Record<PageField, string>

const each = languages.flatMap((language) => pageParts.map((part) => [language, part] as const))

/** Saved texts as fields. */
export function pageDraftOf(texts: ServicePageTexts): PageDraft {
  return Object.fromEntries(
    each.map(([language, part]) => [`texts.${language}.${part}`, texts[language][part]]),
  ) as PageDraft
}

/** Fields as texts for the contract to check. */
export function readPageDraft(draft: PageDraft): ServicePageTexts {
  const textOf = (language: Language) => ({
    get: draft[`texts.${language}.get`],
    need: draft[`texts.${language}.need`],
    questions: draft[`texts.${language}.questions`],
  })
  return { en: textOf('en'), vi: textOf('vi'), ru: textOf('ru') }
}
