import type { operatorRepeats as en } from '../en/repeats-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorRepeats = {
  title: 'Автозаказ',
  placedBy: 'Оформлен автоматически, повторяет заказ',
  repeated: 'Заказ оформляется автоматически:',
  next: 'следующий',
  ended: 'завершён',
} satisfies TranslatedFeature<'ru', typeof en>
