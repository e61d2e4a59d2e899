import type * as en from '../en/referrals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReferrals = {
  title: 'Рефералы',
  intro: 'Что клиенты получают за приглашённых. Если это может быть один и тот же человек, комиссия ждёт вас.',

  percent: 'Комиссия',
  percentNote: 'от оплаты приглашённого клиента за выполненный заказ',
  hold: 'Удержание',
  holdDays: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  holdNone: 'Без удержания',
  holdNote: 'затем выплата; возврат денег отзывает комиссию и позже',
  change: 'Изменить',
  changeTitle: 'Что приносят приглашения',
  changeText:
    'Для заказов, выполненных с этого момента. Уже начисленные комиссии сохраняют свой процент и день выплаты.',
  percentField: 'Комиссия в процентах',
  percentHint: 'От 0 до 50; 0 — новые заказы ничего не приносят',
  holdField: 'Дней удержания',
  holdHint: 'От 0 до 365; 0 — выплата сразу',
  save: 'Сохранить',
  nothingChanged: 'Пока ничего не изменено.',
  sureTitle: 'Изменить условия приглашений?',
  sureText: 'Каждый клиент увидит это сразу.',
  sure: 'Сохранить для всех',

  waiting: 'Ждут решения',
  all: 'Все комиссии',
  status: 'Статус',
  anyStatus: 'Любой статус',
  waitingFound: {
    one: '{count} комиссия, сначала самые давние',
    few: '{count} комиссии, сначала самые давние',
    many: '{count} комиссий, сначала самые давние',
    other: '{count} комиссии, сначала самые давние',
  },
  found: {
    one: '{count} комиссия, сначала новые',
    few: '{count} комиссии, сначала новые',
    many: '{count} комиссий, сначала новые',
    other: '{count} комиссии, сначала новые',
  },
  noneWaiting: 'Ничто не ждёт вашего решения',
  noneWaitingText: 'Комиссия появится здесь, если пригласивший и клиент могут быть одним человеком.',
  none: 'Комиссий пока нет',
  noneText: 'Как только заказ приглашённого клиента будет выполнен, его комиссия появится здесь.',
  noneFound: 'Комиссий с таким статусом нет',
  noneFoundText: 'Выберите другой статус или посмотрите все.',

  pair: 'Пригласил {referrer}, заказал {referred}',
  madeOf: '{percent} от заказа {code}',
  made: 'начислена {when}',
  payable: 'к выплате {when}',
  owed: '{amount} уже потрачено и вернётся из следующих комиссий.',

  allow: 'Разрешить',
  allowOf: 'Разрешить комиссию за заказ {code}',
  allowTitle: 'Разрешить {amount} для {name}?',
  allowText: 'Будет выплачена {day}, как и любая другая, если до этого деньги за заказ не вернут.',
  allowDueText: 'Её день настал: выплата пройдёт сразу. Это действие нельзя отменить.',
  allowDone: 'Комиссия разрешена.',
  refuse: 'Отказать',
  refuseOf: 'Отказать в комиссии за заказ {code}',
  refuseTitle: 'Отказать в {amount} для {name}?',
  refuseText: 'За этот заказ ничего не будет выплачено ни сейчас, ни позже. Это действие нельзя отменить.',
  refuseDone: 'В комиссии отказано.',
  reason: 'Причина',
  reasonHint: 'Останется в журнале, например: «тот же телефон, тот же адрес»',
} satisfies TranslatedFeature<'ru', typeof en.operatorReferrals>

export const suspicions = {
  'same-device': 'Оба аккаунта использовались в одном браузере.',
  'same-payer': 'Пополнения обоих пришли от одного отправителя.',
} satisfies TranslatedFeature<'ru', typeof en.suspicions>

export const commissionStates = {
  held: 'Удерживается',
  suspicious: 'Ждёт решения',
  paid: 'Выплачена',
  'taken-back': 'Отозвана',
  refused: 'Отказано',
} satisfies TranslatedFeature<'ru', typeof en.commissionStates>
