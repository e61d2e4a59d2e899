import type * as en from '../en/today-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorToday = {
  title: 'Сегодня',
  intro: 'Сверху то, что ждёт дольше всего.',
  waiting: 'Ждёт вас',
  nothing: 'Ничего не ждёт',
  nothingText: 'Новые заказы, сообщения и деньги появляются здесь автоматически.',
  oldest: 'дольше всего {age}',
  over: '{most}+',
  figures: 'Сегодня к этому часу',
  figuresText: 'В сравнении с тем же временем суток.',
  sales: 'Продажи',
  refunds: 'Возвраты',
  deposits: 'Пополнения',
  customers: 'Новые клиенты',
  yesterday: 'Вчера',
  lastWeek: 'Неделю назад',
} satisfies TranslatedFeature<'ru', typeof en.operatorToday>

export const waitingNames = {
  'orders-to-take': {
    one: 'заказ нужно взять',
    few: 'заказа нужно взять',
    many: 'заказов нужно взять',
    other: 'заказа нужно взять',
  },
  'orders-to-deliver': {
    one: 'заказ нужно сдать',
    few: 'заказа нужно сдать',
    many: 'заказов нужно сдать',
    other: 'заказа нужно сдать',
  },
  'pre-orders': {
    one: 'предзаказ без строк',
    few: 'предзаказа без строк',
    many: 'предзаказов без строк',
    other: 'предзаказа без строк',
  },
  'failed-runs': {
    one: 'запуск бота с ошибкой',
    few: 'запуска бота с ошибкой',
    many: 'запусков бота с ошибкой',
    other: 'запуска бота с ошибкой',
  },
  messages: {
    one: 'клиент ждёт ответа',
    few: 'клиента ждут ответа',
    many: 'клиентов ждут ответа',
    other: 'клиента ждут ответа',
  },
  transfers: {
    one: 'неопознанный перевод',
    few: 'неопознанных перевода',
    many: 'неопознанных переводов',
    other: 'неопознанного перевода',
  },
  'pending-credits': {
    one: 'начисление на одобрение',
    few: 'начисления на одобрение',
    many: 'начислений на одобрение',
    other: 'начисления на одобрение',
  },
  'bank-claims': {
    one: 'заявка о переводе',
    few: 'заявки о переводах',
    many: 'заявок о переводах',
    other: 'заявки о переводах',
  },
  payouts: {
    one: 'выплату нужно отправить',
    few: 'выплаты нужно отправить',
    many: 'выплат нужно отправить',
    other: 'выплаты нужно отправить',
  },
  commissions: {
    one: 'комиссия на проверке',
    few: 'комиссии на проверке',
    many: 'комиссий на проверке',
    other: 'комиссии на проверке',
  },
  feeds: {
    one: 'источник платежей молчит',
    few: 'источника платежей молчат',
    many: 'источников платежей молчат',
    other: 'источника платежей молчат',
  },
  books: {
    one: 'проверка учёта не пройдена',
    few: 'проверки учёта не пройдены',
    many: 'проверок учёта не пройдено',
    other: 'проверки учёта не пройдены',
  },
  jobs: {
    one: 'письмо или задача с ошибкой',
    few: 'письма и задачи с ошибкой',
    many: 'писем и задач с ошибкой',
    other: 'письма и задачи с ошибкой',
  },
} satisfies TranslatedFeature<'ru', typeof en.waitingNames>

export const waitingActions = {
  'orders-to-take': 'Взять',
  'orders-to-deliver': 'Сдать',
  'pre-orders': 'Добавить строки',
  'failed-runs': 'Проверить',
  messages: 'Ответить',
  transfers: 'Опознать',
  'pending-credits': 'Одобрить',
  'bank-claims': 'Проверить',
  payouts: 'Выплатить',
  commissions: 'Проверить',
  feeds: 'Проверить',
  books: 'Открыть учёт',
  jobs: 'Повторить',
} satisfies TranslatedFeature<'ru', typeof en.waitingActions>
