import type * as en from '../en/conversations.ts'
import type { TranslatedFeature } from '../translate.ts'

export const conversations = {
  title: 'Сообщения',
  intro: 'Вопрос о заказе, пополнении или аккаунте? Напишите нам — ответ появится здесь.',
  unread: {
    one: '{count} непрочитанное сообщение',
    few: '{count} непрочитанных сообщения',
    many: '{count} непрочитанных сообщений',
    other: '{count} непрочитанного сообщения',
  },
  general: 'Общие вопросы',
  generalText: 'Всё, что не относится к одному заказу',
  allConversations: 'Все сообщения',
  openOrder: 'Открыть заказ',
  list: 'Диалоги',
  thread: 'Диалог',
  you: 'Вы',
  shop: 'Поддержка',
  none: 'Сообщений пока нет',
  noneText: 'Напишите нам. Ответ появится здесь, а вы получите уведомление по эл. почте или в Telegram.',
  orderNoneText: 'Есть вопрос об этом заказе? Напишите нам — ответ появится здесь.',
  notFound: 'Такого диалога нет',
  notFoundText: 'Возможно, он принадлежит другому аккаунту.',
  message: 'Ваше сообщение',
  send: 'Отправить',
  sendKeys: 'Ctrl + Enter — отправить',
  earlier: 'Показать более ранние',
  closedHint: 'Диалог закрыт. Напишите сообщение, чтобы открыть его снова.',
  solvedQuestion: 'Ваш вопрос решён?',
  solvedYes: 'Да, решён',
  solvedNo: 'Нет, нужна помощь',
} satisfies TranslatedFeature<'ru', typeof en.conversations>

export const conversationEvents = {
  closed: 'Диалог закрыт',
  reopened: 'Диалог открыт снова',
  solved: 'Клиент отметил: вопрос решён',
  unsolved: 'Клиент отметил: вопрос не решён',
} satisfies TranslatedFeature<'ru', typeof en.conversationEvents>
