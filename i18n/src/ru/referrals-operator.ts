import type * as en from '../en/referrals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReferrals = {
  title: 'Рефералы',
  intro: 'Комиссии, которые клиенты получают за рефералов. Возможные самоприглашения ждут проверки.',

  percent: 'Комиссия',
  percentNote: 'от оплаты реферала за выполненный заказ',
  hold: 'Срок удержания',
  holdDays: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  holdNone: 'Нет',
  holdNote: 'до выплаты; при возврате по заказу комиссия отзывается',
  change: 'Изменить',
  changeTitle: 'Настройки комиссии',
  changeText: 'Для заказов, выполненных с этого момента. Уже начисленные комиссии сохраняют процент и дату выплаты.',
  percentField: 'Комиссия, %',
  percentHint: 'От 0 до 50. 0 — новые заказы не приносят комиссии.',
  holdField: 'Срок удержания, дней',
  holdHint: 'От 0 до 365. 0 — выплата сразу.',
  save: 'Сохранить',
  nothingChanged: 'Изменений нет.',
  sureTitle: 'Изменить настройки комиссии?',
  sureText: 'Все клиенты сразу это увидят.',
  sure: 'Сохранить изменения',

  waiting: 'На проверке',
  all: 'Все комиссии',
  status: 'Статус',
  anyStatus: 'Любой статус',
  waitingFound: {
    one: '{count} комиссия на проверке',
    few: '{count} комиссии на проверке, сначала старые',
    many: '{count} комиссий на проверке, сначала старые',
    other: '{count} комиссии на проверке, сначала старые',
  },
  found: {
    one: '{count} комиссия, сначала новые',
    few: '{count} комиссии, сначала новые',
    many: '{count} комиссий, сначала новые',
    other: '{count} комиссии, сначала новые',
  },
  noneWaiting: 'Всё проверено',
  noneWaitingText: 'Комиссия появится здесь, если реферер и клиент могут быть одним человеком.',
  none: 'Комиссий пока нет',
  noneText: 'Комиссии появятся здесь, когда будут выполнены заказы рефералов.',
  noneFound: 'Комиссий с таким статусом нет',
  noneFoundText: 'Выберите другой статус или посмотрите все.',

  pair: '{referrer} пригласил(а) {referred}',
  pairCount: { one: '{count} комиссия', few: '{count} комиссии', many: '{count} комиссий', other: '{count} комиссии' },
  allowPairText: 'Каждая выплачивается по окончании срока удержания, если до этого по её заказу не будет возврата.',
  refusePairText: 'По этим заказам комиссия не будет выплачена никогда. Отменить это нельзя.',
  madeOf: '{percent} от заказа {code}',
  made: 'начислена {when}',
  payable: 'выплата {when}',
  owed: '{amount} уже потрачено и будет вычтено из следующих комиссий.',

  allow: 'Одобрить',
  allowOf: 'Одобрить комиссию за заказ {code}',
  allowTitle: 'Одобрить {amount} для {name}?',
  allowText: 'Выплата {day}, если до этого по заказу не сделают возврат.',
  allowDueText: 'Срок удержания прошёл, поэтому выплата сразу. Это действие нельзя отменить.',
  allowDone: 'Комиссия одобрена.',
  refuse: 'Отклонить',
  refuseOf: 'Отклонить комиссию за заказ {code}',
  refuseTitle: 'Отклонить {amount} для {name}?',
  refuseText: 'За этот заказ комиссия никогда не будет выплачена. Это действие нельзя отменить.',
  refuseDone: 'Комиссия отклонена.',
  reason: 'Причина',
  reasonHint: 'Сохранится в журнале. Например: «тот же телефон, тот же адрес»',
} satisfies TranslatedFeature<'ru', typeof en.operatorReferrals>

export const suspicions = {
  'same-device': 'Оба аккаунта использовались в одном браузере.',
  'same-payer': 'Пополнения обоих аккаунтов пришли от одного отправителя.',
  'no-device': 'Хотя бы один из аккаунтов ни разу не сообщил, какой это браузер.',
  'same-network': 'Оба аккаунта использовались в одной сети.',
  'registered-together': 'Аккаунты зарегистрированы с разницей менее получаса.',
  'no-deposit': 'Реферер ни разу не пополнял баланс.',
} satisfies TranslatedFeature<'ru', typeof en.suspicions>

export const commissionStates = {
  held: 'Удерживается',
  suspicious: 'На проверке',
  paid: 'Выплачена',
  'taken-back': 'Отозвана',
  refused: 'Отклонена',
} satisfies TranslatedFeature<'ru', typeof en.commissionStates>
