import { type DeskSort, deskSorts, MAX_SORTED_DAYS } from '@runmart/contract/orders-desk'
import { isByAge } from '@runmart/contract/orders-desk-filters'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Select } from '#ui/select.tsx'

type Props = {
  sort: DeskSort
  /** Whether the list is short enough to be sorted by more than its age. */
  sortsFreely: boolean
  /** All have the same status. */
  isQueue: boolean
  onSort: (sort: DeskSort) => void
}

/** In which order the list is, where it has no heads to press. */
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
