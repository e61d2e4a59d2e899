/** The languages people can choose. Apart from the schemas, so that a page can name them without loading those. */
export const languages = ['en', 'vi', 'ru'] as const
export type Language = (typeof languages)[number]

/** Each language as its own speakers call it. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ru: 'Русский' }
