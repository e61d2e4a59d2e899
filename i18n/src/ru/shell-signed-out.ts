import type { signedOutShell as en } from '../en/shell-signed-out.ts'
import type { TranslatedFeature } from '../translate.ts'

export const signedOutShell = {
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
