import type { shell as en } from '../en/shell.ts'
import type { TranslatedFeature } from '../translate.ts'
import { signedOutShell } from './shell-signed-out.ts'

export const shell = {
  ...signedOutShell,
  dashboard: 'Обзор',
  deposit: 'Пополнить',
  newOrder: 'Новый заказ',
  orders: 'Заказы',
  orderHistory: 'История покупок',
  orderLinks: 'Реферальные ссылки',
  messages: 'Сообщения',
  messagesUnread: {
    one: '{count} непрочитанное сообщение',
    few: '{count} непрочитанных сообщения',
    many: '{count} непрочитанных сообщений',
    other: '{count} непрочитанного сообщения',
  },
  bots: 'Запуск бота',
  referral: 'Рефералы',
  transactions: 'Операции',
  profile: 'Профиль',
  backOffice: 'Админка',
  mainMenu: 'Главное меню',
  openMenu: 'Открыть меню',
  collapseMenu: 'Свернуть меню',
  expandMenu: 'Развернуть меню',
  skipToContent: 'К содержимому',
  balance: 'Баланс',
  account: 'Аккаунт',
  signOut: 'Выйти',
  jump: 'Поиск…',
  jumpLabel: 'Поиск экранов и действий',
  jumpNothing: 'По запросу «{text}» ничего не найдено',
  screens: 'Экраны',
  actions: 'Действия',
  unknownSession: 'Не удалось проверить сеанс',
} satisfies TranslatedFeature<'ru', typeof en>
