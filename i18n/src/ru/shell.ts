import type { shell as en } from '../en/shell.ts'
import type { TranslatedFeature } from '../translate.ts'
import { entryFrame } from './shell-entry.ts'

export const shell = {
  ...entryFrame,
  dashboard: 'Обзор',
  deposit: 'Пополнение',
  newOrder: 'Новый заказ',
  orders: 'Заказы',
  bots: 'Запуск бота',
  referral: 'Рефералы',
  transactions: 'Операции',
  profile: 'Профиль',
  backOffice: 'Бэк-офис',
  mainMenu: 'Главное меню',
  openMenu: 'Открыть меню',
  collapseMenu: 'Свернуть меню',
  expandMenu: 'Развернуть меню',
  skipToContent: 'К содержанию',
  balance: 'Баланс',
  account: 'Аккаунт',
  signOut: 'Выйти',
  jump: 'Перейти…',
  jumpLabel: 'Перейти к экрану или выполнить действие',
  jumpNothing: 'По запросу «{text}» ничего не найдено',
  screens: 'Экраны',
  actions: 'Действия',
  unknownSession: 'Сейчас не удаётся узнать, кто вы',
} satisfies TranslatedFeature<'ru', typeof en>
