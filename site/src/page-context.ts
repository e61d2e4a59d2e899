import type { Language } from '@runmart/contract/languages'
import { siteTranslations, type TranslateSite } from '@runmart/i18n/site'
import { createContext, useContext } from 'react'

/** A public page: its language, and its path without it: `{ language: 'vi', path: 'blog' }`. */
export type Page = { language: Language; path: string }

export const CurrentPage = createContext<Page>({ language: 'en', path: '' })

export function usePage(): Page & { t: TranslateSite } {
  const page = useContext(CurrentPage)
  return { ...page, t: siteTranslations[page.language] }
}
