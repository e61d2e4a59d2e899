import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { amountText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { problemText, shortened } from './supplier-state.tsx'
import { settingsOf } from './typed-supplier.ts'

/** One-click actions for a supplier: check, sync, pause and resume. */
export function useSupplierActs() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const checking = useAct(suppliers.check, { success: 'inline', refusals: 'toast', untilFresh: true })
  const syncing = useAct(suppliers.sync, { success: 'inline', refusals: 'toast', untilFresh: true })
  const saving = useAct(suppliers.save, { refusals: 'toast', untilFresh: true })
  const { confirm, dialog } = useConfirm()

  /** A successful answer is not worth a message if it contains a problem. */
  const tell = (supplier: Supplier, good: string) => {
    const problem = problemText(t, supplier)
    return problem
      ? showToast('error', t('operatorSuppliers.checkFailed', { name: supplier.name, problem }))
      : showToast('success', good)
  }

  const check = async ({ id }: Supplier) => {
    const answer = await checking.act({ params: { id } })
    if (answer.success) {
      const { supplier } = answer.data
      const balance = amountText(language, shortened(supplier.balance ?? '0'), supplier.currency)
      tell(supplier, t('operatorSuppliers.checked', { name: supplier.name, balance }))
    }
  }
  const sync = async ({ id }: Supplier) => {
    const answer = await syncing.act({ params: { id } })
    if (answer.success) {
      const { supplier } = answer.data
      tell(supplier, t('operatorSuppliers.syncDone', { count: supplier.counts.offers }))
    }
  }
  const setStatus = async (supplier: Supplier, status: Supplier['status']) => {
    const { id, version } = supplier
    await saving.act({ params: { id }, body: { ...settingsOf(supplier), version, status } })
  }
  const pause = async (supplier: Supplier) => {
    const isSure = await confirm({
      title: t('operatorSuppliers.pauseTitle', { name: supplier.name }),
      description: t('operatorSuppliers.pauseText'),
      confirm: t('operatorSuppliers.pause'),
    })
    if (isSure) await setStatus(supplier, 'paused')
  }
  const resume = (supplier: Supplier) => setStatus(supplier, 'active')
  return { check, sync, pause, resume, checking: checking.acting, syncing: syncing.acting, dialog }
}

export type SupplierActs = ReturnType<typeof useSupplierActs>
