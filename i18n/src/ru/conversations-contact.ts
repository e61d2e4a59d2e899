import type * as en from '../en/conversations-contact.ts'
import type { TranslatedFeature } from '../translate.ts'

export const contact = {
  title: 'Помощь',
  intro: 'Уже есть аккаунт? Войдите и напишите нам: мы увидим ваши заказы и ответим в приложении.',
  signIn: 'Войти и написать',
  ways: 'Другие способы связи',
  email: 'Эл. почта',
  telegram: 'Telegram',
  zalo: 'Zalo',
  needHelp: 'Нужна помощь?',
  support: 'Написать нам',
} satisfies TranslatedFeature<'ru', typeof en.contact>
