import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../words.ts'

/** What stands around every public page. */
export const site = {
  signIn: 'Войти',
  register: 'Создать аккаунт',
  switchTheme: 'Сменить светлую или тёмную тему',
  language: 'Язык',
  footer: 'Услуги и боты с оплатой с одного баланса.',
  apiDocs: 'API',
} satisfies TranslatedFeature<'ru', typeof en>
