import { type DeskSort, deskSorts, MAX_SORTED_DAYS } from '@runmart/contract/orders-desk'
import { isByAge } from '@runmart/contract/orders-desk-filters'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Select } from '#ui/select.tsx'

type Props = {
  sort: DeskSort
  /** True if the list is short enough for every sort. */
  sortsFreely: boolean
  /** All orders in the list have the same status. */
  isQueue: boolean
  onSort: (sort: DeskSort) => void
}

/** The sort order, for screens without table heads. */
export function SortField({ sort, sortsFreely, isQueue, onSort }: Props) {
  const t = useOperatorTranslations()
  const offered = deskSorts.filter((it) => (sortsFreely || isByAge(it)) && !(isQueue && it.startsWith('status')))
  return (
    <Select
      name="sort"
      label={t('operatorDesk.sort')}
      hint={!sortsFreely && t('operatorDesk.sortMore', { days: MAX_SORTED_DAYS })}
      value={sort}
      options={offered.map((value) => ({ value, label: t(`deskSorts.${value}`) }))}
      onValueChange={onSort}
      className="sm:col-span-2"
    />
  )
}
