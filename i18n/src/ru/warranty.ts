import type { warranty as en, claimStates as enStates } from '../en/warranty.ts'
import type { TranslatedFeature } from '../translate.ts'

export const warranty = {
  title: 'Гарантия',
  until: 'До {date}',
  intro: 'Что-то не работает или не хватает? Сообщите нам, и мы всё исправим.',
  report: 'Сообщить о неисправности',
  chooseTitle: 'Отметьте, что не работает',
  choose: 'Позиция {number} не работает',
  chosen: {
    one: 'Выбрана {count} позиция',
    few: 'Выбраны {count} позиции',
    many: 'Выбрано {count} позиций',
    other: 'Выбрано {count} позиции',
  },
  next: 'Продолжить',
  cancel: 'Отмена',
  claimTitle: 'Что не так?',
  items: { one: '{count} позиция', few: '{count} позиции', many: '{count} позиций', other: '{count} позиции' },
  itemNumbers: {
    one: 'Позиция {numbers}',
    few: 'Позиции {numbers}',
    many: 'Позиции {numbers}',
    other: 'Позиции {numbers}',
  },
  units: {
    one: '{count} из {total}',
    few: '{count} из {total}',
    many: '{count} из {total}',
    other: '{count} из {total}',
  },
  days: {
    one: '{count} день из {total}',
    few: '{count} дня из {total}',
    many: '{count} дней из {total}',
    other: '{count} дня из {total}',
  },
  missing: 'Сколько не работает или не хватает?',
  missingDays: 'Сколько дней не работало?',
  missingHint: 'Не больше {most}.',
  text: 'Опишите проблему',
  textHint: 'Что происходит при использовании? С какого времени?',
  replacesNow: 'Если на складе достаточно, замена придёт сразу. Иначе мы ответим здесь.',
  answered: 'Мы проверим и ответим здесь.',
  send: 'Отправить',
  claims: 'Ваши обращения',
  reported: 'Отправлено {when}',
  wentBack: 'Возвращено {amount}',
  refilling: 'Восполняется',
} satisfies TranslatedFeature<'ru', typeof en>

export const claimStates = {
  waiting: 'На проверке',
  replaced: 'Заменено',
  refunded: 'Возвращено',
  refused: 'Отклонено',
} satisfies TranslatedFeature<'ru', typeof enStates>
