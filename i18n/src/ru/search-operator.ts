import type { operatorSearch as en, operatorSearchFields as enFields } from '../en/search-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorSearch = {
  label: 'Поиск заказов, клиентов, денег, услуг и страниц',
  failed: 'Поиск выполнен не по всем разделам.',
  customers: 'Клиенты',
  transfers: 'Переводы',
  allOrders: 'Все заказы с «{text}»',
  allCustomers: 'Все клиенты с «{text}»',
  allTransfers: 'Все переводы с «{text}»',
  short: 'Слова в заказах и переводах ищутся от трёх букв.',
  slow: 'Поиск по словам здесь медленный: обратитесь к тому, кто обслуживает сервер.',
} satisfies TranslatedFeature<'ru', typeof en>

export const operatorSearchFields = {
  code: 'Код',
  customer: 'Клиент',
  contact: 'Контакт',
  note: 'Примечание',
  link: 'Ссылка',
  input: 'Данные заказа',
  username: 'Имя пользователя',
  email: 'Эл. почта',
  name: 'Имя',
  phone: 'Телефон',
  telegram: 'Telegram',
  content: 'Назначение перевода',
  memo: 'Назначение',
  reference: 'Референс банка',
  sender: 'Отправитель',
  id: 'ID',
} satisfies TranslatedFeature<'ru', typeof enFields>
