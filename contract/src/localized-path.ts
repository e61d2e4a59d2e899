import type { Language } from './languages.ts'

/** The path of a public page in a language. English has the plain paths: `/blog`, `/vi/blog`, `/ru/blog`. */
export function localizedPath(language: Language, path: string): string {
  return `/${[language === 'en' ? '' : language, path].filter(Boolean).join('/')}`
}
