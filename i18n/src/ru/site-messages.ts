import type { siteMessages as en } from '../en/site-messages.ts'
import type { TranslatedFeature } from '../translate.ts'

export const siteMessages = {
  notFoundTitle: 'Страница не найдена',
  toStart: 'На главную',
  failedTitle: 'Не удалось загрузить страницу',
  failedText: 'Ошибка на нашей стороне. На баланс и заказы это не влияет.',
  offlineTitle: 'Вы не в сети',
  offlineText: 'Ничего не потеряно. Цены и баланс загрузятся, когда вы снова будете в сети.',
  tryAgain: 'Повторить',
} satisfies TranslatedFeature<'ru', typeof en>
