import type * as en from '../en/bots-schedules.ts'
import type { TranslatedFeature } from '../translate.ts'

export const botSchedules = {
  section: 'Расписание',
  sectionText: 'Пусть бот запускается автоматически, пока не закончатся оплаченные дни.',
  set: 'Задать расписание',
  change: 'Изменить',
  remove: 'Удалить',
  removeNamed: 'Удалить расписание',

  title: 'Расписание',
  text: 'Бот запускается автоматически с первой строки. Каждый запуск заменяет результаты предыдущего.',
  how: 'Когда запускать',
  byClock: 'В заданное время',
  byHours: 'Раз в несколько часов',
  time: 'Время',
  timeHint: 'Ваш часовой пояс: {zone}',
  days: 'Дни',
  hours: 'Часов между запусками',
  hoursHint: 'От 1 до 168, считая от текущего момента.',
  terms:
    'Запуски бесплатны, пока не закончатся оплаченные дни. Если в это время бот ещё работает или стоит на паузе, запуск пропускается.',
  save: 'Сохранить расписание',

  next: 'Следующий запуск',
  noNext: 'До конца оплаченных дней запусков не будет',
  when: 'Запуск',
  everyDay: 'Каждый день в {time}',
  onDays: '{days} в {time}',
  everyHours: {
    one: 'Раз в {count} час',
    few: 'Раз в {count} часа',
    many: 'Раз в {count} часов',
    other: 'Раз в {count} часа',
  },
  nextOn: 'Следующий запуск: {date}',
  stopNote: 'По расписанию бот снова запустится {date}.',
} satisfies TranslatedFeature<'ru', typeof en.botSchedules>

export const schedulePassedOver = {
  running: 'Последний запуск пропущен: бот ещё работал.',
  paused: 'Последний запуск пропущен: бот стоял на паузе.',
  'bot-gone': 'Последний запуск пропущен: бот сейчас недоступен.',
} satisfies TranslatedFeature<'ru', typeof en.schedulePassedOver>
