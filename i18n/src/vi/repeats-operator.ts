import type { operatorRepeats as en } from '../en/repeats-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorRepeats = {
  title: 'Đơn định kỳ',
  placedBy: 'Được đặt tự động theo định kỳ, lặp lại đơn',
  repeated: 'Đơn này được đặt lại tự động:',
  next: 'lần tới',
  ended: 'kết thúc',
} satisfies TranslatedFeature<'vi', typeof en>
