import type * as en from '../en/drips-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDrips = {
  title: 'Заказ по частям',
  run: 'Часть {run} из {runs}.',
  first: 'Первая часть:',
  nextRun: 'Следующая часть:',
  stopped: 'Клиент остановил его, или аккаунт заблокирован.',
  startsAt: 'Начало',
} satisfies TranslatedFeature<'ru', typeof en.operatorDrips>
