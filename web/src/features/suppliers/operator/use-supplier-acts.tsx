import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { amountText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { invalidateSuppliers } from './invalidate-suppliers.ts'
import { problemText, shortened } from './supplier-state.tsx'
import { settingsOf } from './typed-supplier.ts'

/** What is done to a supplier by one press: asked now, read now, paused and resumed. */
export function useSupplierActs() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const checking = useApiMutation(suppliers.check, { success: 'inline' })
  const syncing = useApiMutation(suppliers.sync, { success: 'inline' })
  const saving = useApiMutation(suppliers.save)
  const { confirm, dialog } = useConfirm()

  /** That it answered is no news worth having if what it answered is a problem. */
  const tell = (supplier: Supplier, good: string) => {
    const problem = problemText(t, supplier)
    return problem
      ? showToast('error', t('operatorSuppliers.checkFailed', { name: supplier.name, problem }))
      : showToast('success', good)
  }

  const check = async ({ id }: Supplier) => {
    const answer = await checking.send({ params: { id } })
    if (answer.success) {
      const { supplier } = answer.data
      const balance = amountText(language, shortened(supplier.balance ?? '0'), supplier.currency)
      tell(supplier, t('operatorSuppliers.checked', { name: supplier.name, balance }))
    }
    await invalidateSuppliers()
  }
  const sync = async ({ id }: Supplier) => {
    const answer = await syncing.send({ params: { id } })
    if (answer.success) {
      const { supplier } = answer.data
      tell(supplier, t('operatorSuppliers.syncDone', { count: supplier.counts.offers }))
    }
    await invalidateSuppliers()
  }
  const setStatus = async (supplier: Supplier, status: Supplier['status']) => {
    const { id, version } = supplier
    await saving.send({ params: { id }, body: { ...settingsOf(supplier), version, status } })
    await invalidateSuppliers()
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
  return { check, sync, pause, resume, checking: checking.sending, syncing: syncing.sending, dialog }
}

export type SupplierActs = ReturnType<typeof useSupplierActs>
