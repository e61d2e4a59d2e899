import { loadOperatorTranslations } from '@runmart/i18n/operator'

/** The words of the back office for journeys, besides those of the web. */
export const words = {
  en: await loadOperatorTranslations('en'),
  vi: await loadOperatorTranslations('vi'),
  ru: await loadOperatorTranslations('ru'),
}
