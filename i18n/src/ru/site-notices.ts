import type { siteMessages as en } from '../en/site-notices.ts'
import type { TranslatedFeature } from '../translate.ts'

/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteMessages = {
  notFoundTitle: 'По этому адресу ничего нет',
  toStart: 'На главную',
  failedTitle: 'Не удалось показать эту страницу',
  failedText: 'Ошибка на нашей стороне. Вашего баланса и заказов она не коснулась.',
  offlineTitle: 'Нет подключения к сети',
  offlineText:
    'Ничего не потеряно. Цены и баланс никогда не берутся из памяти, поэтому они появятся, когда вы снова будете в сети.',
  tryAgain: 'Повторить',
} satisfies TranslatedFeature<'ru', typeof en>
