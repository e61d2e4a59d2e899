import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The frame of every public page. */
export const site = {
  skip: 'К содержимому',
  announcement: 'Объявление',
  dismiss: 'Скрыть',
  pages: 'Разделы',
  menu: 'Меню',
  services: 'Услуги',
  how: 'Как это работает',
  blog: 'Блог',
  about: 'О нас',
  signIn: 'Войти',
  register: 'Создать аккаунт',
  openDashboard: 'Открыть обзор',
  switchTheme: 'Сменить тему',
  language: 'Язык',
  more: 'Другие страницы',
  product: 'Продукт',
  reading: 'Материалы',
  rules: 'Документы',
  terms: 'Условия',
  privacy: 'Конфиденциальность',
  apiDocs: 'API',
  feed: 'Лента RSS',
  footer: 'Услуги и боты с оплатой с одного баланса.',
  onThisPage: 'На этой странице',
  changedOn: 'Обновлено {date}',
  notTranslated: 'Эта страница ещё не переведена. Текст на другом языке: {language}.',
} satisfies TranslatedFeature<'ru', typeof en>
