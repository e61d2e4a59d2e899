import type * as en from '../en/accounts-operator-invitations.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorInvitations = {
  invite: 'Пригласить по почте',
  inviteText:
    'Придёт ссылка: одноразовая, на {days} дней, только для аккаунта с этим адресом. Вне демо-режима нужно ещё включить двухфакторную аутентификацию.',
  email: 'Эл. почта',
  language: 'Язык письма',
  inviteNow: 'Отправить приглашение',
  invitedBefore: 'Человек с этим адресом уже работает у вас или ещё не ответил на приглашение.',
  tooMany: 'Без ответа уже {count} приглашений. Сначала отзовите лишние.',
  invitations: 'Приглашения',
  invitationsText: 'Кого вы пригласили и чем это закончилось. Хранится 30 дней.',
  noInvitations: 'Сейчас никто не приглашён.',
  invitedByOn: 'Приглашение от сотрудника {name}, {when}',
  until: 'до {when}',
  resend: 'Отправить ещё раз',
  resendOf: 'Отправить приглашение на {email} ещё раз',
  withdraw: 'Отозвать',
  withdrawOf: 'Отозвать приглашение на {email}',
  withdrawTitle: 'Отозвать приглашение на {email}?',
  withdrawText: 'Ссылка из письма перестанет работать.',
} satisfies TranslatedFeature<'ru', typeof en.operatorInvitations>

export const invitationStates = {
  open: 'Ждёт ответа',
  expired: 'Истекло',
  accepted: 'Принято',
  withdrawn: 'Отозвано',
} satisfies TranslatedFeature<'ru', typeof en.invitationStates>

export const operatorInvitation = {
  title: 'Вас приглашают в сотрудники',
  signInFirst:
    'Войдите с адресом, на который пришло приглашение, или зарегистрируйтесь с ним. Затем примите приглашение.',
  signIn: 'Войти',
  register: 'Создать аккаунт',
  signedInAs: 'Вы вошли как {email}. Примите приглашение, если оно пришло на этот адрес.',
  accept: 'Принять приглашение',
  another: 'Войти с другим аккаунтом',
  otherAddress: 'Приглашение пришло не на {email}, а на другой адрес. Войдите с ним.',
  deadTitle: 'Это приглашение не действует',
  deadText:
    'Откройте ссылку из письма ещё раз. Если не помогло, срок истёк, приглашение использовано или отозвано: попросите новое.',
} satisfies TranslatedFeature<'ru', typeof en.operatorInvitation>
