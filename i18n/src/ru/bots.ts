import type * as en from '../en/bots.ts'
import type { TranslatedFeature } from '../translate.ts'

export const runNotes = {
  begun: 'Бот запущен',
  'goes-on': 'Бот продолжил работу',
  'taken-over': 'Машина отключилась, запуск перенесён на другую',
  paused: 'Пауза',
  stopped: 'Остановлен',
  'stopped-by-shop': 'Остановлен нашей командой',
  cancelled: 'Заказ отменён',
  finished: 'Все строки обработаны',
  'broke-down': 'Сбой бота, перезапущен',
  'gave-up': 'Бот остановлен после нескольких сбоев',
  'out-of-time': 'Лимит времени запуска исчерпан',
  expired: 'Оплаченные дни закончились',
  'log-full': 'Журнал заполнен, новые записи не сохраняются',
  'bot-threw': 'Ошибка бота',
  'lines-left-out': 'Слишком много сообщений сразу; пропущено строк',
} satisfies TranslatedFeature<'ru', typeof en.runNotes>

export const lineStates = {
  ok: 'Успешно',
  failed: 'Неудачно',
  skipped: 'Пропущено',
} satisfies TranslatedFeature<'ru', typeof en.lineStates>

export const resultProblems = {
  brokeDown: 'Сбой бота на этой строке',
  notRepeated: 'Была в работе, когда запуск прервался; не повторена, чтобы не выполнить дважды',
  tooLate: 'Выполнена после завершения заказа, поэтому не оплачивается',
  threw: 'Ошибка бота на этой строке',
  tookTooLong: 'Бот работал слишком долго',
  unreadable: 'Бот не может прочитать эту строку',
  badAddress: 'Этот адрес нельзя открыть',
  forbiddenAddress: 'Адрес или порт закрыт для ботов',
  unknownHost: 'Такого сервера нет',
  noConnection: 'Нет соединения',
  certificate: 'Сертификат недействителен',
  timeout: 'Ответ не пришёл вовремя',
  tooManyRedirects: 'Слишком много перенаправлений',
  badAnswer: 'Ответ не по протоколу HTTP',
  proxyRefused: 'Прокси отклонил запрос',
  proxyPassword: 'Прокси требует другое имя пользователя или пароль',
  stopped: 'Остановлено',
} satisfies TranslatedFeature<'ru', typeof en.resultProblems>
