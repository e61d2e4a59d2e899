import type * as en from '../en/accounts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCustomers = {
  title: 'Клиенты',
  intro: 'Все, у кого есть аккаунт, сначала новые, и сколько у них на балансе.',
  search: 'Поиск по имени, e-mail или id',
  found: { one: '{count} аккаунт', few: '{count} аккаунта', many: '{count} аккаунтов', other: '{count} аккаунта' },
  customer: 'Клиент',
  status: 'Статус',
  joined: 'Регистрация',
  balance: 'Баланс',
  operator: 'Оператор',
  you: 'Вы',
  credit: 'Начислить',
  creditOf: 'Начислить клиенту {name}',
  empty: 'Пока никто не зарегистрировался',
  emptyText: 'Аккаунты появятся здесь сразу после регистрации.',
  nothingFound: 'По запросу «{text}» аккаунтов нет',
  nothingFoundText: 'Достаточно части логина, полного имени или адреса e-mail.',
  pick: 'Клиент',
  pickHint: 'Логин, имя или e-mail',
  pickResults: 'Найденные клиенты',
  another: 'Выбрать другого',
  notYourself: 'Начислить деньги самому себе нельзя',
} satisfies TranslatedFeature<'ru', typeof en.operatorCustomers>

export const accountStates = {
  inactive: 'Не активирован',
  active: 'Активен',
  blocked: 'Заблокирован',
  closed: 'Закрыт',
} satisfies TranslatedFeature<'ru', typeof en.accountStates>
