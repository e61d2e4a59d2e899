import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../translate.ts'

/** What stands around every public page. */
export const site = {
  skip: 'Перейти к содержанию',
  pages: 'Разделы',
  menu: 'Меню',
  services: 'Услуги',
  how: 'Как это работает',
  blog: 'Блог',
  about: 'О нас',
  signIn: 'Войти',
  register: 'Создать аккаунт',
  openDashboard: 'Открыть кабинет',
  switchTheme: 'Сменить светлую или тёмную тему',
  language: 'Язык',
  more: 'Другие страницы',
  product: 'Продукт',
  reading: 'Почитать',
  rules: 'Правила',
  terms: 'Условия',
  privacy: 'Конфиденциальность',
  apiDocs: 'API',
  feed: 'Лента RSS',
  footer: 'Услуги и боты с оплатой с одного баланса.',
  onThisPage: 'На этой странице',
  changedOn: 'Последнее изменение: {date}',
} satisfies TranslatedFeature<'ru', typeof en>
