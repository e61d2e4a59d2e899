import type * as en from '../en/bots.ts'
import type { TranslatedFeature } from '../translate.ts'

export const runNotes = {
  begun: 'Бот начал работу',
  'goes-on': 'Бот продолжает с того же места',
  'taken-over': 'Одна машина отключилась, работу продолжает другая',
  paused: 'Пауза',
  stopped: 'Остановлен',
  'stopped-by-shop': 'Остановлен нашей командой',
  cancelled: 'Заказ отменён',
  finished: 'Все строки обработаны',
  'broke-down': 'Бот сломался и был запущен заново',
  'gave-up': 'Бот ломался слишком часто и прекратил работу',
  'out-of-time': 'Время одного запуска истекло',
  expired: 'Оплаченные дни закончились',
  'log-full': 'Журнал заполнен, дальнейшие записи не сохраняются',
} satisfies TranslatedFeature<'ru', typeof en.runNotes>

export const lineStates = {
  ok: 'Успешно',
  failed: 'Неудачно',
  skipped: 'Пропущено',
} satisfies TranslatedFeature<'ru', typeof en.lineStates>
