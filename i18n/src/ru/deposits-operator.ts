import type * as en from '../en/deposits-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorTransfers = {
  title: 'Переводы',
  intro: 'Входящие переводы из банка и Binance. Неопознанные ждут вашего решения.',
  waiting: 'Неопознанные',
  all: 'Все переводы',
  search: 'Поиск по назначению, отправителю, ID или референсу',
  status: 'Статус',
  anyStatus: 'Любой статус',
  feed: 'Источник',
  anyFeed: 'Любой источник',
  waitingFound: {
    one: '{count} неопознанный перевод',
    few: '{count} неопознанных перевода, сначала старые',
    many: '{count} неопознанных переводов, сначала старые',
    other: '{count} неопознанного перевода, сначала старые',
  },
  found: {
    one: '{count} перевод, сначала новые',
    few: '{count} перевода, сначала новые',
    many: '{count} переводов, сначала новые',
    other: '{count} перевода, сначала новые',
  },
  noneWaiting: 'Всё разобрано',
  noneWaitingText: 'Для каждого перевода найден клиент. Неопознанные переводы появятся здесь.',
  none: 'Переводов пока нет',
  noneText: 'Переводы появятся здесь, как только о них сообщит банк или Binance.',
  noneFound: 'Ничего не найдено',
  noContent: 'без назначения',
  from: 'от {sender}',
  happened: 'отправлен {when}',
  received: 'получен {when}',
  bankId: 'ID {id}',
  bankReference: 'Референс банка {reference}',
  creditedTo: 'Зачислено {amount} клиенту {name}',
  note: 'Заметка: {note}',
  whyNothing: 'Сумма меньше одного донга.',
  whyClaimed: 'Заявлен самим клиентом.',
  whyNobody: 'Назначение не совпадает ни с одним клиентом.',
  whySeveral: 'Назначение совпадает с несколькими клиентами.',
  whyElsewhere: 'Отправлен на другой счёт: {account}.',
  whyTwice: 'Перевод с референсом банка {reference} уже зачислен. Вероятно, это дубликат.',

  feedsTitle: 'Источники',
  feedOn: 'Работает',
  feedQuiet: 'Готов, переводов ещё не было',
  feedProblem: 'Сбой',
  feedOff: 'Не настроен',
  feedOffText: 'На сервере не задан ключ.',
  feedOk: 'Последний успех: {when}',
  feedNeverOk: 'Успешных обращений ещё не было',
  feedProblemText: 'Сбой {when}: {problem}',
  feedProblemDetail: '{problem} ({detail})',

  assign: 'Назначить клиенту',
  assignTitle: 'Чей это перевод?',
  assignText: 'Деньги сразу зачисляются выбранному клиенту.',
  assignNote: 'Почему именно этот клиент?',
  assignNoteHint: 'Сохранится в журнале. Например: «прислал скриншот перевода»',
  lessFee: 'Перевод Binance с неверным назначением зачисляется по сегодняшнему курсу за вычетом 5 %.',
  creditToTitle: 'Зачислить {amount} клиенту {name}?',
  creditNow: 'Зачислить',
  seenAtOnce: 'Баланс клиента обновится сразу.',
  noUndo: 'Это действие нельзя отменить.',

  ignore: 'Отложить',
  ignoreTitle: 'Отложить этот перевод?',
  ignoreText:
    'Никому ничего не зачисляется. Перевод уйдёт из очереди, но останется в списке, и его можно назначить позже.',
  ignoreNote: 'Почему это не пополнение?',
  ignoreNoteHint: 'Сохранится в журнале. Например: «перевод между нашими счетами»',
  ignoreDone: 'Перевод отложен.',

  addMissed: 'Добавить пропущенный перевод',
  enterMissedText:
    'Для банковского перевода, который виден на счёте, но не пришёл ни из одного источника. Зачисляется сразу.',
  amount: 'Сумма (₫)',
  reference: 'Референс банка',
  referenceHint:
    'Как указывает банк. Один перевод зачисляется один раз, даже если ввести ID, который ему дал источник.',
  knownCredited: 'Этот перевод уже есть в списке: {feed}, ID {id}, зачислен клиенту {name}.',
  knownUnmatched: 'Этот перевод уже есть в списке: {feed}, ID {id}. Он ждёт решения: зачислите его там.',
  knownIgnored: 'Этот перевод уже есть в списке: {feed}, ID {id}, отложен. Зачислите его в списке всех переводов.',
  knownNew: 'Этот перевод уже есть в списке: {feed}, ID {id}. Сейчас для него ищется клиент.',
  noteField: 'Заметка',
  noteHint: 'Сохранится в журнале',

  credit: 'Начислить клиенту',
  creditText: 'Подарок или корректировка без перевода. Появится в операциях клиента.',
  reason: 'Причина',
  reasonHint: 'Видно клиенту',
} satisfies TranslatedFeature<'ru', typeof en.operatorTransfers>

export const feedNames = {
  sepay: 'SePay',
  casso: 'Casso',
  binance: 'Binance',
  manual: 'Вручную',
} satisfies TranslatedFeature<'ru', typeof en.feedNames>

export const feedProblemNames = {
  unreachable: 'не удалось подключиться',
  'timed-out': 'истекло время ожидания ответа',
  'access-denied': 'доступ запрещён, проверьте ключ',
  'rate-limited': 'слишком много запросов',
  'bad-status': 'источник вернул ошибку',
  'unreadable-answer': 'неожиданный формат ответа',
  'answer-too-large': 'слишком большой ответ',
  'incomplete-list': 'список может быть неполным, сверьте его с выпиской',
  'unreadable-webhook': 'неожиданный формат уведомления',
  other: 'непредвиденная ошибка',
} satisfies TranslatedFeature<'ru', typeof en.feedProblemNames>

export const transferStates = {
  new: 'Сопоставляется',
  credited: 'Зачислен',
  unmatched: 'Неопознан',
  ignored: 'Отложен',
} satisfies TranslatedFeature<'ru', typeof en.transferStates>
