import { MAX_VIEWS, ordersDesk } from '@runmart/contract/orders-desk'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Saves a view and fetches the tabs again; a refusal says in words what is in its way. */
export async function saveView(t: TranslateOperator, body: { name: string; filters: string }) {
  const answer = await handleAnswer(call(ordersDesk.saveView, { body }), { refusals: 'inline' })
  if (!answer.success)
    return answer.code === 'CONFLICT'
      ? { ...answer, error: t('operatorDesk.tooManyViews', { count: MAX_VIEWS }) }
      : answer
  void invalidate(ordersDesk.viewCounts)
  await invalidate(ordersDesk.views)
  return answer
}
