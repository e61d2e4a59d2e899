import type { Language } from '@runmart/contract/languages'

/** Each language as its own speakers call it. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ru: 'Русский' }
