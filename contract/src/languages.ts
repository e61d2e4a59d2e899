/** The languages people can choose. Apart from the schemas, so that a page can name them without loading those. */
export const languages = ['en', 'vi', 'ru'] as const
export type Language = (typeof languages)[number]
