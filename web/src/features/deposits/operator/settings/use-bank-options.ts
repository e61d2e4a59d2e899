import { banks } from '@runmart/contract/deposits-banks'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

const known = Object.entries(banks)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label))

/** No bank, every bank we know, and the one that is set even when we do not know it. */
export function useBankOptions(current: string): { value: string; label: string }[] {
  const t = useOperatorTranslations()
  const strange =
    current && !banks[current]
      ? [{ value: current, label: t('operatorDepositSettings.unknownBank', { bin: current }) }]
      : []
  return [{ value: '', label: t('operatorDepositSettings.noBank') }, ...strange, ...known]
}
