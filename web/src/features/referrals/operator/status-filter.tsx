import { commissionStatuses } from '@runmart/contract/referrals'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Select } from '#ui/select.tsx'
import type { CommissionFilters } from './use-commission-filters.ts'

const ANY = 'any'

/** Narrows the list to one status. */
export function StatusFilter({ filters: { status, set } }: { filters: CommissionFilters }) {
  const t = useOperatorTranslations()
  return (
    <div className="border-b border-line px-5 py-4">
      <Select
        label={t('operatorReferrals.status')}
        name="status"
        value={status ?? ANY}
        options={[
          { value: ANY, label: t('operatorReferrals.anyStatus') },
          ...commissionStatuses.map((value) => ({ value, label: t(`commissionStates.${value}`) })),
        ]}
        onValueChange={(value) => set({ status: value === ANY ? null : value })}
        className="sm:max-w-60"
      />
    </div>
  )
}
