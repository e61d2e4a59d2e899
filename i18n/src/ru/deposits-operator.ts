import type * as en from '../en/deposits-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorTransfers = {
  title: 'Входящие',
  intro: 'О чём сообщили банк и Binance. Что не нашло клиента, ждёт вас.',
  waiting: 'Ждут решения',
  all: 'Все переводы',
  search: 'Поиск по назначению, отправителю или id банка',
  status: 'Статус',
  anyStatus: 'Любой статус',
  feed: 'Источник',
  anyFeed: 'Любой источник',
  waitingFound: {
    one: '{count} перевод, сначала самые давние',
    few: '{count} перевода, сначала самые давние',
    many: '{count} переводов, сначала самые давние',
    other: '{count} перевода, сначала самые давние',
  },
  found: {
    one: '{count} перевод, сначала новые',
    few: '{count} перевода, сначала новые',
    many: '{count} переводов, сначала новые',
    other: '{count} перевода, сначала новые',
  },
  noneWaiting: 'Ничто не ждёт вашего решения',
  noneWaitingText:
    'Каждый перевод нашёл своего клиента. Здесь появится перевод, назначение которого ни на кого не указывает.',
  none: 'Переводов пока нет',
  noneText: 'Как только банк или Binance сообщит о переводе, он появится здесь.',
  noneFound: 'Подходящих переводов нет',
  noContent: 'без назначения',
  from: 'от {sender}',
  happened: 'отправлен {when}',
  received: 'узнали {when}',
  bankId: 'Id {id}',
  creditedTo: 'Зачислено {amount} клиенту {name}',
  note: 'Заметка: {note}',
  whyNothing: 'Сумма меньше одного донга.',
  whyClaimed: 'Заявлен самим клиентом.',
  whyNobody: 'Назначение не указывает ни на кого из клиентов.',
  whySeveral: 'Назначение указывает сразу на нескольких клиентов.',
  whyElsewhere: 'Отправлен на другой счёт: {account}.',
  whyTwice: 'Перевод с референсом банка {reference} уже зачислен. Вероятно, о нём сообщили дважды.',

  feedsTitle: 'Источники переводов',
  feedOn: 'Работает',
  feedQuiet: 'Готов, вестей ещё не было',
  feedProblem: 'Сбой',
  feedOff: 'Не настроен',
  feedOffText: 'На сервере не задан ключ.',
  feedOk: 'Последний успех: {when}',
  feedNeverOk: 'Ещё ни разу не сработал',
  feedProblemText: 'Сбой {when}: {problem}',

  assign: 'Назначить',
  assignTitle: 'Чей это перевод?',
  assignText: 'Деньги сразу зачисляются выбранному клиенту.',
  assignNote: 'Почему именно этот клиент',
  assignNoteHint: 'Останется в журнале, например: «прислал снимок перевода»',
  lessFee: 'Перевод Binance без верного назначения зачисляется по сегодняшнему курсу за вычетом 5 %.',
  creditToTitle: 'Зачислить {amount} клиенту {name}?',
  creditNow: 'Зачислить',
  seenAtOnce: 'Баланс изменится сразу, и клиент это увидит.',
  noUndo: 'Это действие нельзя отменить.',

  putAside: 'Отложить',
  putAsideTitle: 'Отложить этот перевод?',
  putAsideText:
    'Никому ничего не зачислится. Перевод уйдёт из очереди, останется в списке, и его можно будет назначить позже.',
  putAsideNote: 'Почему это ничьё пополнение',
  putAsideNoteHint: 'Останется в журнале, например: «наш перевод между счетами»',
  putAsideDone: 'Перевод отложен.',

  enterMissed: 'Внести пропущенный перевод',
  enterMissedText:
    'Для банковского перевода, который виден на счёте, но о котором не сообщил ни один источник. Зачисляется сразу.',
  amount: 'Сумма в донгах',
  reference: 'Референс банка',
  referenceHint: 'Как его пишет банк; один и тот же дважды не зачисляется',
  noteField: 'Заметка',
  noteHint: 'Останется в журнале',

  credit: 'Начислить клиенту',
  creditText: 'Подарок или исправление, за которым нет перевода. Появится в истории клиента.',
  reason: 'Причина',
  reasonHint: 'Её прочтёт клиент',
} satisfies TranslatedFeature<'ru', typeof en.operatorTransfers>

export const feedNames = {
  sepay: 'SePay',
  casso: 'Casso',
  binance: 'Binance',
  manual: 'Внесён вручную',
} satisfies TranslatedFeature<'ru', typeof en.feedNames>

export const transferStates = {
  new: 'Сопоставляется',
  credited: 'Зачислен',
  unmatched: 'Ждёт решения',
  ignored: 'Отложен',
} satisfies TranslatedFeature<'ru', typeof en.transferStates>
