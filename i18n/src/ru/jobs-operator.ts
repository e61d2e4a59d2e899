import type * as en from '../en/jobs-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorJobs = {
  title: 'Задачи с ошибкой',
  intro: 'Письма и задачи, которые не удались ни с одной попытки. Устраните причину и повторите.',
  found: { one: '{count} задача', few: '{count} задачи', many: '{count} задач', other: '{count} задачи' },
  none: 'Задач с ошибкой нет',
  noneText: 'Здесь появляются задачи, которые не удались ни с одной попытки.',
  attempts: { one: '{count} попытка', few: '{count} попытки', many: '{count} попыток', other: '{count} попытки' },
  gaveUp: 'последняя попытка {when}',
  retry: 'Повторить',
  retryOf: 'Повторить {name}',
  retryAll: {
    one: 'Повторить {count} задачу',
    few: 'Повторить все {count} на странице',
    many: 'Повторить все {count} на странице',
    other: 'Повторить все {count} на странице',
  },
  retried: {
    one: 'Повторяется {count} задача.',
    few: 'Повторяются {count} задачи.',
    many: 'Повторяется {count} задач.',
    other: 'Повторяются {count} задачи.',
  },
  remove: 'Удалить',
  removeOf: 'Удалить {name}',
  removeTitle: 'Удалить эту задачу?',
  removeText: 'Она никогда не будет выполнена: письмо не уйдёт. Отменить это нельзя.',
  removed: 'Задача удалена.',
} satisfies TranslatedFeature<'ru', typeof en.operatorJobs>

export const jobAreas = {
  'account-life': 'Закрытые аккаунты',
  accounts: 'Аккаунты',
  alerts: 'Оповещения',
  books: 'Учёт',
  bots: 'Боты',
  catalog: 'Услуги',
  conversations: 'Сообщения',
  deposits: 'Пополнения',
  newsletter: 'Рассылка',
  notifications: 'Уведомления',
  orders: 'Заказы',
  payouts: 'Выплаты',
  platform: 'Обслуживание',
  referrals: 'Рефералы',
} satisfies TranslatedFeature<'ru', typeof en.jobAreas>
