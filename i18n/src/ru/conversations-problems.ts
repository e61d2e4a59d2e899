import type * as en from '../en/conversations-problems.ts'
import type { TranslatedFeature } from '../translate.ts'

export const problems = {
  report: 'Сообщить о проблеме',
  intro: 'Расскажите, что не так. Мы разберёмся и ответим в диалоге по этому заказу.',
  kind: 'Что не так?',
  affected: 'Сколько единиц?',
  affectedHint: 'Из {amount} заказанных',
  affectedCount: {
    one: 'затронута {count} единица',
    few: 'затронуто {count} единицы',
    many: 'затронуто {count} единиц',
    other: 'затронуто {count} единицы',
  },
  which: 'Какие именно?',
  whichHint: 'Номера строк, ссылки или названия.',
  text: 'Что произошло?',
  send: 'Отправить',
  label: 'Проблема',
} satisfies TranslatedFeature<'ru', typeof en.problems>

export const problemKinds = {
  'not-as-described': 'Не соответствует описанию',
  missing: 'Получено не всё',
  'stopped-working': 'Перестало работать',
  other: 'Другое',
} satisfies TranslatedFeature<'ru', typeof en.problemKinds>

export const problemKindTexts = {
  'not-as-described': 'Результат отличается от описания услуги.',
  missing: 'Получено меньше, чем заказано.',
  'stopped-working': 'Сначала работало, теперь нет.',
  other: 'Опишите ниже.',
} satisfies TranslatedFeature<'ru', typeof en.problemKindTexts>
