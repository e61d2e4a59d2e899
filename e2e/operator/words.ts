import { loadOperatorWords } from '@runmart/i18n/operator'

/** The words of the back office as the journeys look for them, beside those of the web. */
export const words = {
  en: await loadOperatorWords('en'),
  vi: await loadOperatorWords('vi'),
  ru: await loadOperatorWords('ru'),
}
