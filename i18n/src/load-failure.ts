import type { Language } from '@runmart/contract/accounts'

/** Said when even the words of a language could not be loaded: so it is said in all of them. */
export const loadFailure: Record<Language, string> = {
  en: 'This page could not be loaded.',
  vi: 'Không tải được trang này.',
  ru: 'Не удалось загрузить эту страницу.',
}

/** The button beside it. */
export const tryAgainInAll = 'Try again · Thử lại · Повторить'
