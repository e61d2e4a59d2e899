import type * as en from '../en/accounts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCustomers = {
  title: 'Клиенты',
  intro: 'Все аккаунты и их балансы, сначала новые.',
  search: 'Поиск по имени, эл. почте или ID',
  found: { one: '{count} аккаунт', few: '{count} аккаунта', many: '{count} аккаунтов', other: '{count} аккаунта' },
  customer: 'Клиент',
  status: 'Статус',
  joined: 'Регистрация',
  balance: 'Баланс',
  operator: 'Оператор',
  you: 'Вы',
  actions: 'Действия',
  credit: 'Начислить',
  creditOf: 'Начислить клиенту {name}',
  empty: 'Клиентов пока нет',
  emptyText: 'Аккаунты появятся здесь сразу после регистрации.',
  nothingFound: 'По запросу «{text}» ничего не найдено',
  nothingFoundText: 'Введите часть имени пользователя, имени или эл. почты.',
  pick: 'Клиент',
  pickHint: 'Имя пользователя, имя или эл. почта',
  pickResults: 'Найденные клиенты',
  another: 'Выбрать другого',
  notYourself: 'Нельзя начислить деньги на собственный аккаунт',
} satisfies TranslatedFeature<'ru', typeof en.operatorCustomers>
