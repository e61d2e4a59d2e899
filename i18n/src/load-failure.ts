import type { Language } from '@runmart/contract/accounts'

/** For a failure to load even the words of a language; the page shows it in all of them. */
export const loadFailure: Record<Language, string> = {
  en: 'This page could not be loaded.',
  vi: 'Không tải được trang này.',
  ru: 'Не удалось загрузить эту страницу.',
}

/** The button beside it. */
export const tryAgainInAll = 'Try again · Thử lại · Повторить'
