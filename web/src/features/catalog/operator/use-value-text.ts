import { serviceStatuses, visibilities } from '@runmart/contract/catalog'
import type { ServiceValues } from '@runmart/contract/catalog-edits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { useCategories } from './use-categories.ts'

/** Formats a value of a service for people. */
export function useValueText() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const categories = useCategories()
  return (name: keyof ServiceValues, value: ServiceValues[keyof ServiceValues] | null): string => {
    if (Array.isArray(value))
      return (
        value.map((it) => `≥ ${it.from}: ${moneyText(language, it.price)}`).join(' · ') ||
        t('operatorServices.noBrackets')
      )
    if (value === null || value === undefined) return t('operatorServices.unlimited')
    if (typeof value === 'number')
      return name === 'price' ? moneyText(language, value) : new Intl.NumberFormat(language).format(value)
    const status = serviceStatuses.find((it) => it === value)
    if (name === 'status' && status) return t(`serviceStates.${status}`)
    const visibility = visibilities.find((it) => it === value)
    if (name === 'visibility' && visibility) return t(`serviceVisibilities.${visibility}`)
    return categories.find((it) => it.slug === value)?.name ?? value
  }
}
