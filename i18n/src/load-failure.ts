import type { Language } from '@runmart/contract/accounts'

/** Said when even the words of a language could not be loaded: so it is said in all of them. */
export const loadFailure: Record<Language, string> = {
  en: 'Something went wrong. Please reload the page.',
  vi: 'Đã có lỗi xảy ra. Vui lòng tải lại trang.',
  ru: 'Что-то пошло не так. Обновите страницу.',
}
