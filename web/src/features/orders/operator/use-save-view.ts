import { MAX_VIEWS, ordersDesk } from '@runmart/contract/orders-desk'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'

/** Saves a view of the desk; a refusal names its reason. */
export function useSaveView() {
  const t = useOperatorTranslations()
  const { act } = useAct(ordersDesk.saveView, { untilFresh: true })
  return async (body: { name: string; filters: string }) => {
    const answer = await act({ body })
    return !answer.success && answer.code === 'CONFLICT'
      ? { ...answer, error: t('operatorDesk.tooManyViews', { count: MAX_VIEWS }) }
      : answer
  }
}
