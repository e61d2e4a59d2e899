import type * as en from '../en/drips-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDrips = {
  title: 'Đơn chia đợt',
  run: 'Đợt {run}/{runs}.',
  first: 'Đợt đầu:',
  nextRun: 'Đợt tiếp theo:',
  stopped: 'Khách đã dừng, hoặc tài khoản đã bị khóa.',
  startsAt: 'Bắt đầu',
} satisfies TranslatedFeature<'vi', typeof en.operatorDrips>
