import type { entryFrame as en } from '../en/shell-entry.ts'
import type { TranslatedFeature } from '../translate.ts'

export const entryFrame = {
  somethingWrong: 'Что-то пошло не так. Попробуйте ещё раз.',
  unreachable: 'Не удаётся связаться с сервером. Попробуйте позже.',
  tokenExpired: 'Сеанс истёк. Войдите снова.',
  language: 'Язык',
  switchTheme: 'Сменить тему',
  toDashboard: 'Перейти к обзору',
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, ссылка устарела или в ней опечатка.',
  toStart: 'На главную',
} satisfies TranslatedFeature<'ru', typeof en>
