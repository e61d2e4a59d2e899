import type { csv as en } from '../en/csv.ts'
import type { TranslatedFeature } from '../translate.ts'

export const csv = {
  time: 'Время ({zone})',
  code: 'Код',
  type: 'Тип',
  status: 'Статус',
  service: 'Услуга',
  category: 'Категория',
  order: 'Заказ',
  note: 'Примечание',

  sum: 'Сумма, ₫',
  balanceAfter: 'Баланс после, ₫',
  transferContent: 'Назначение перевода',
  original: 'Отправлено',
  currency: 'Валюта',
  exchangeRate: 'Курс, ₫',
  reverses: 'Отменяет операцию',

  bot: 'Бот',
  quantity: 'Количество',
  total: 'Итого, ₫',
  refunded: 'Возвращено, ₫',
  discountCode: 'Промокод',
  contact: 'Контакт',
  document: 'Ссылка на документ',

  line: 'Строка',
  input: 'Содержимое строки',
  result: 'Результат',

  email: 'Эл. почта',
  language: 'Язык',
  confirmed: 'Подтверждено ({zone})',

  operator: 'Кто',
  command: 'Команда на сервере',
  action: 'Действие',
  subject: 'Над чем',
  changes: 'Изменения',
  address: 'Адрес',
} satisfies TranslatedFeature<'ru', typeof en>
