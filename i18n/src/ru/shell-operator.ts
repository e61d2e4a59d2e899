import type { operatorShell as en } from '../en/shell-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorShell = {
  inbox: 'Входящие',
  waiting: {
    one: '{count} перевод ждёт решения',
    few: '{count} перевода ждут решения',
    many: '{count} переводов ждут решения',
    other: '{count} перевода ждут решения',
  },
  orders: 'Заказы',
  ordersWaiting: {
    one: '{count} заказ ждёт',
    few: '{count} заказа ждут',
    many: '{count} заказов ждут',
    other: '{count} заказа ждут',
  },
  services: 'Услуги',
  bots: 'Боты',
  codes: 'Промокоды',
  newsletter: 'Рассылка',
  referrals: 'Рефералы',
  referralsWaiting: {
    one: '{count} комиссия ждёт решения',
    few: '{count} комиссии ждут решения',
    many: '{count} комиссий ждут решения',
    other: '{count} комиссии ждут решения',
  },
  customers: 'Клиенты',
  books: 'Книги',
  settings: 'Настройки',
  toShop: 'Вернуться в магазин',
  twoFactorTitle: 'Сначала включите двухфакторный вход',
  twoFactorText:
    'Здесь распоряжаются чужими деньгами, поэтому одного пароля мало. Включите двухфакторный вход в профиле и возвращайтесь.',
  toProfile: 'Открыть профиль',
} satisfies TranslatedFeature<'ru', typeof en>
