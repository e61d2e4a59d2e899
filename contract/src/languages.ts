/** Its own file, so that a page can name the languages without loading the schemas. */
export const languages = ['en', 'vi', 'ru'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ru: 'Русский' }
