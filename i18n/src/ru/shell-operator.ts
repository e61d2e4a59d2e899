import type * as en from '../en/shell-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorShell = {
  today: 'Сегодня',
  inbox: 'Переводы',
  transfersWaiting: {
    one: '{count} вопрос по переводам ждёт решения',
    few: '{count} вопроса по переводам ждут решения',
    many: '{count} вопросов по переводам ждут решения',
    other: '{count} вопроса по переводам ждут решения',
  },
  orders: 'Заказы',
  ordersWaiting: {
    one: '{count} заказ ждёт',
    few: '{count} заказа ждут',
    many: '{count} заказов ждут',
    other: '{count} заказа ждут',
  },
  messages: 'Сообщения',
  messagesWaiting: {
    one: '{count} клиент ждёт ответа',
    few: '{count} клиента ждут ответа',
    many: '{count} клиентов ждут ответа',
    other: '{count} клиента ждут ответа',
  },
  services: 'Услуги',
  suppliers: 'Поставщики',
  supplierMoney: 'Балансы у поставщиков',
  topUpsWaiting: {
    one: '{count} пополнение ждёт подтверждения',
    few: '{count} пополнения ждут подтверждения',
    many: '{count} пополнений ждут подтверждения',
    other: '{count} пополнения ждут подтверждения',
  },
  bots: 'Боты',
  codes: 'Промокоды',
  content: 'Контент',
  newsletter: 'Рассылка',
  referrals: 'Рефералы',
  referralsWaiting: {
    one: '{count} реферал на проверке',
    few: '{count} реферала на проверке',
    many: '{count} рефералов на проверке',
    other: '{count} реферала на проверке',
  },
  payouts: 'Выплаты',
  partners: 'Партнёры',
  applicationsWaiting: {
    one: '{count} заявка партнёра ждёт',
    few: '{count} заявки партнёров ждут',
    many: '{count} заявок партнёров ждут',
    other: '{count} заявки партнёров ждут',
  },
  proposals: 'Предложения',
  proposalsWaiting: {
    one: '{count} предложение ждёт',
    few: '{count} предложения ждут',
    many: '{count} предложений ждут',
    other: '{count} предложения ждут',
  },
  payoutsWaiting: {
    one: 'ждёт {count} выплата',
    few: 'ждут {count} выплаты',
    many: 'ждут {count} выплат',
    other: 'ждут {count} выплаты',
  },
  warranty: 'Гарантия',
  suppliersWaiting: {
    one: '{count} вопрос по поставщикам ждёт решения',
    few: '{count} вопроса по поставщикам ждут решения',
    many: '{count} вопросов по поставщикам ждут решения',
    other: '{count} вопроса по поставщикам ждут решения',
  },
  warrantyWaiting: {
    one: '{count} обращение ждёт',
    few: '{count} обращения ждут',
    many: '{count} обращений ждут',
    other: '{count} обращения ждут',
  },
  customers: 'Клиенты',
  staff: 'Сотрудники',
  audit: 'Журнал',
  reports: 'Отчёты',
  books: 'Учёт',
  jobs: 'Задачи с ошибкой',
  settings: 'Настройки',
  settingsDeposits: 'Пополнения',
  maintenance: 'Техработы',
  history: 'История',
  toShop: 'Вернуться в магазин',
  noRightTitle: 'Нет доступа к этому разделу',
  noRightText: 'Этот раздел не входит в ваши права. Владелец может изменить это в разделе «Сотрудники».',
  twoFactorTitle: 'Сначала включите двухфакторную аутентификацию',
  twoFactorText:
    'Операторы работают с чужими деньгами, поэтому одного пароля мало. Включите её в профиле и возвращайтесь.',
  toProfile: 'Открыть профиль',
} satisfies TranslatedFeature<'ru', typeof en.operatorShell>

export const operatorPreview = {
  width: 'Экран',
  phone: 'Телефон',
  desktop: 'Компьютер',
} satisfies TranslatedFeature<'ru', typeof en.operatorPreview>

export const operatorLeaving = {
  title: 'Уйти без сохранения?',
  text: 'Изменения на этой странице не сохранены и пропадут.',
  leave: 'Уйти без сохранения',
} satisfies TranslatedFeature<'ru', typeof en.operatorLeaving>
