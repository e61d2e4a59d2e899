import { loadWebTranslations } from '@runmart/i18n/web'

/** The words of the web as the journeys look for them: each journey speaks the language of its person. */
export const words = {
  en: await loadWebTranslations('en'),
  vi: await loadWebTranslations('vi'),
  ru: await loadWebTranslations('ru'),
}
