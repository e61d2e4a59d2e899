import type * as en from '../en/suppliers-operator-orders.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDispatches = {
  title: 'Заказы у поставщиков',
  intro: 'Сначала те, что ждут человека.',
  found: { one: '{count} заказ', few: '{count} заказа', many: '{count} заказов', other: '{count} заказа' },
  none: 'Ни один заказ вас не ждёт',
  noneText: 'Здесь появляются заказы, которые нельзя отправить или о которых неясно, отправлены ли они.',
  noneFound: 'В этом состоянии заказов нет',
  state: 'Состояние',
  forPeople: 'Ждут человека',
  supplier: 'Поставщик',
  anySupplier: 'Все поставщики',

  section: 'Поставщик',
  orderMeans:
    'Заказ у поставщика или, возможно, у него. Чтобы сдать или завершить его самим, сначала возьмите его на себя.',
  nobody: 'Поставщика ещё нет',
  number: 'Номер у поставщика',
  copyNumber: 'Скопировать номер',
  quantity: 'Отправлено единиц',
  status: 'Статус у поставщика',
  startCount: 'Было в начале',
  remains: 'Осталось',
  charge: 'Списано',
  cost: 'Себестоимость в донгах',
  tried: 'Отправка началась',
  sent: 'Отправлен',
  asked: 'Последний запрос',
  due: 'Следующий запрос',
  dueSend: 'Следующая попытка',
  tries: 'Попыток',

  exchanges: {
    one: '{count} запрос',
    few: '{count} запроса',
    many: '{count} запросов',
    other: '{count} запроса',
  },
  exchangesText: 'Ответы, которые ничего не меняют, не хранятся.',
  exchangesNone: 'Запросов об этом заказе ещё не было.',
  request: 'Отправлено',
  answer: 'Ответ',
  answerPart: 'Ответ, часть об этом заказе',
  noAnswer: 'Ответа нет',

  unclearText:
    'Поставщик не ответил ясно. Возможно, заказ у него, поэтому ничего не отправляется снова, пока вы не посмотрите на его сайте.',
  stuckText: 'Никто из поставщиков не берёт этот заказ. Повторите, выполните сами или верните деньги.',
  byPeopleText: 'Этот заказ выполняет ваша команда. Больше ничего не отправляется и не запрашивается.',

  resolve: 'Сообщить, что случилось',
  resolveTitle: 'Есть ли заказ у поставщика {name}?',
  resolveText: 'Найдите его на сайте поставщика: по ссылке, количеству и времени.',
  resolveTextAt: 'Найдите его на сайте поставщика по ссылке, количеству и времени. Отправка началась {when}.',
  resolveWhat: 'Что вы нашли',
  isThere: 'Он там',
  isThereText: 'Дальше его ход отслеживается по номеру.',
  notThere: 'Его там нет: отправить снова',
  notThereText: 'Только если вы уверены. Иначе поставщик выполнит и спишет дважды.',
  externalId: 'Номер у поставщика',
  resolveFound: 'Отслеживать этот заказ',
  resolveSend: 'Отправить снова',
  idTaken: 'Этот номер уже у другого заказа.',

  retry: 'Повторить сейчас',
  takeOver: 'Взять на себя',
  takeOverTitle: 'Взять этот заказ на себя?',
  takeOverText: 'Поставщикам больше ничего не отправляется, и их ни о чём не спрашивают. Отменить это нельзя.',
  takeOverThere: 'Возможно, поставщик уже выполняет его: отмените там, иначе вы заплатите за оба.',
  takeOverNow: 'Взять на себя',
  cancel: 'Отменить у поставщика',
  cancelTitle: 'Попросить поставщика {name} отменить заказ?',
  cancelText: 'Если он согласится, клиенту автоматически вернутся деньги за невыполненное.',
  cancelNow: 'Попросить отменить',
  refill: 'Запросить восполнение',

  select: 'Выбрать {code}',
  selectPage: 'Выбрать все на странице',
  retryTitle: {
    one: 'Отправить {count} заказ ещё раз?',
    few: 'Отправить {count} заказа ещё раз?',
    many: 'Отправить {count} заказов ещё раз?',
    other: 'Отправить {count} заказа ещё раз?',
  },
  retryText: 'Отправляются только заказы, которых точно нет ни у одного поставщика.',
  doRetry: 'Отправить ещё раз: {count}',
  takeOverMany: {
    one: 'Взять на себя {count} заказ?',
    few: 'Взять на себя {count} заказа?',
    many: 'Взять на себя {count} заказов?',
    other: 'Взять на себя {count} заказа?',
  },
  doTakeOver: 'Взять на себя: {count}',
  there: {
    one: '{count} из них может быть у поставщика: отмените его там, иначе заплатите дважды.',
    few: '{count} из них могут быть у поставщика: отмените их там, иначе заплатите дважды.',
    many: '{count} из них могут быть у поставщика: отмените их там, иначе заплатите дважды.',
    other: '{count} из них могут быть у поставщика: отмените их там, иначе заплатите дважды.',
  },
  retried: {
    one: '{count} заказ отправлен ещё раз',
    few: '{count} заказа отправлены ещё раз',
    many: '{count} заказов отправлены ещё раз',
    other: '{count} заказа отправлены ещё раз',
  },
  takenOver: {
    one: '{count} заказ теперь выполняет ваша команда',
    few: '{count} заказа теперь выполняет ваша команда',
    many: '{count} заказов теперь выполняет ваша команда',
    other: '{count} заказа теперь выполняет ваша команда',
  },
} satisfies TranslatedFeature<'ru', typeof en.operatorDispatches>

export const dispatchStates = {
  waiting: 'Ждёт отправки',
  'sent-now': 'Отправляется',
  sent: 'У поставщика',
  unclear: 'Неясно, отправлен ли',
  stuck: 'Никто не берёт',
  done: 'Готово',
  'by-people': 'У вашей команды',
} satisfies TranslatedFeature<'ru', typeof en.dispatchStates>

export const exchangeOutcomeNames = {
  done: 'Есть ответ',
  refused: 'Отказ',
  'not-sent': 'Не отправлено',
  unclear: 'Неясно',
} satisfies TranslatedFeature<'ru', typeof en.exchangeOutcomeNames>

export const exchangeActions = {
  add: 'Заказ',
  status: 'Статус',
  cancel: 'Отмена',
  refill: 'Восполнение',
  refill_status: 'Статус восполнения',
  services: 'Предложения',
  balance: 'Баланс',
} satisfies TranslatedFeature<'ru', typeof en.exchangeActions>

export const dispatchProblems = {
  notFound: 'Такого заказа нет',
  own: 'Ваш собственный заказ: им займётся другой оператор',
  unclear: 'Может быть у поставщика: сначала посмотрите там',
  state: 'Уже «{state}»',
  people: 'Он уже у вашей команды',
  other: 'Не удалось',
} satisfies TranslatedFeature<'ru', typeof en.dispatchProblems>
