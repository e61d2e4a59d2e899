import { suppliers } from '@runmart/contract/suppliers'
import type { SupplyChange } from '@runmart/contract/suppliers-sources'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { isFar, useConfirmChanges } from '#ui/use-confirm-changes.tsx'

export type Decide = (change: SupplyChange, decision: 'approve' | 'dismiss') => void

/** Takes over a change or leaves it; a price that moves far has to be typed again first. */
export function useChangeDecision() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act, acting } = useAct(suppliers.decideChange, { untilFresh: true })
  const { confirmChanges, dialog } = useConfirmChanges()

  const isSure = async ({ serviceName: name, before, after }: SupplyChange) => {
    const price = {
      label: t('operatorChanges.price'),
      before: moneyText(language, before.price),
      after: moneyText(language, after.price),
      move: { before: before.price, after: after.price },
    }
    if (!isFar(price)) return true
    return confirmChanges({
      title: t('operatorChanges.sureTitle', { name }),
      text: t('operatorChanges.sureText'),
      confirm: t('operatorChanges.sureNow'),
      changes: [price],
    })
  }
  const decide = async (change: SupplyChange, decision: 'approve' | 'dismiss') => {
    if (decision === 'approve' && !(await isSure(change))) return
    const { serviceId: service, position, after } = change
    const answer = await act({
      params: { service, position: String(position) },
      body: { decision, acceptPrice: after.price },
    })
    const isNewer = !answer.success && (answer.code === 'PRICE_CHANGED' || answer.code === 'CONFLICT')
    if (!answer.success) showToast('error', isNewer ? t('operatorChanges.changedAgain') : answer.error)
  }
  return { decide: ((...args) => void decide(...args)) as Decide, deciding: acting, dialog }
}
