import { loadWebTranslations } from '@runmart/i18n/web'

/** The words of the web for journeys, in the language of each journey's person. */
export const words = {
  en: await loadWebTranslations('en'),
  vi: await loadWebTranslations('vi'),
  ru: await loadWebTranslations('ru'),
}
