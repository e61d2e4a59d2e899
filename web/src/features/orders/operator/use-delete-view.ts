import { ordersDesk } from '@runmart/contract/orders-desk'
import { useNavigate } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useSaveView } from './use-save-view.ts'

type View = { id: string; name: string; filters: string }

/** Leaves a saved view and deletes it; the toast can restore it. */
export function useDeleteView() {
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  const saveView = useSaveView()
  const { act } = useAct(ordersDesk.deleteView, { refusals: 'toast' })
  const restore = async ({ name, filters }: View) => {
    const answer = await saveView({ name, filters })
    if (!answer.success) return showToast('error', answer.error)
    const search = new URLSearchParams(filters)
    search.set('view', answer.data.id)
    if (window.location.pathname === operatorPaths.orders)
      await navigate({ pathname: operatorPaths.orders, search: search.toString() })
  }
  return async (view: View) => {
    void navigate(operatorPaths.orders)
    const answer = await act({ params: { id: view.id } })
    if (!answer.success) return
    const offer = { label: t('operatorDesk.undo'), onPress: () => void restore(view) }
    showToast('success', t('operatorDesk.viewDeleted', { name: view.name }), offer)
  }
}
