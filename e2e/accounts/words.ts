import { loadWebWords } from '@runmart/i18n/web'

/** The words of the web as the journeys look for them: each journey speaks the language of its person. */
export const words = { en: await loadWebWords('en'), vi: await loadWebWords('vi'), ru: await loadWebWords('ru') }
