import { loadWebTranslations } from '@runmart/i18n/web'

export const words = {
  en: await loadWebTranslations('en'),
  vi: await loadWebTranslations('vi'),
  ru: await loadWebTranslations('ru'),
}
