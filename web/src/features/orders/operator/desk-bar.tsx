import { MAX_SEARCHED } from '@runmart/contract/lists'
import type { DeskFilters, FilterName } from '@runmart/contract/orders-desk-filters'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { Columns3, EllipsisVertical, FileUp, Keyboard, Save, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { Filters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { FilterChips } from './filter-chips.tsx'

/** The dialogs that the bar opens. */
export type DeskDialog = 'filter' | 'columns' | 'save-view' | 'keys' | 'file'

type Props = {
  filters: Filters<FilterName | 'view' | 'sort', DeskFilters>
  sample: OperatorOrder | undefined
  /** Deletes the open view; null for a built-in view. */
  onDelete: (() => void) | null
  /** The orders are cards, which have no columns and no keys. */
  isNarrow: boolean
  onOpen: (dialog: DeskDialog) => void
}

/** The search words, the active filters and the buttons to change both. */
export function DeskBar({ filters, sample, onDelete, isNarrow, onOpen }: Props) {
  const t = useOperatorTranslations()
  const { set } = filters
  const onSearch = useCallback((q: string) => set({ q }, true), [set])
  return (
    <search className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-3 py-2 lg:@max-5xl:flex-nowrap">
      <SearchField
        className="min-w-0 flex-1 basis-full sm:max-w-96 sm:basis-56 lg:@max-3xl:shrink-0 lg:@max-3xl:basis-32 [&_input]:pointer-fine:h-8 [&_input]:pointer-fine:text-[13px]"
        label={t('operatorOrders.search')}
        value={filters.values.q ?? ''}
        onSearch={onSearch}
        longest={MAX_SEARCHED}
      />
      <Button
        size="sm"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        title={t('operatorDesk.filter')}
        onClick={() => onOpen('filter')}
      >
        <BarLabel>{t('operatorDesk.filter')}</BarLabel>
      </Button>
      {/* Beside an open order the chips stay on this line, or they would move the rows under the pointer. */}
      <div className="contents lg:@max-5xl:flex lg:@max-5xl:min-w-0 lg:@max-5xl:gap-2 lg:@max-5xl:overflow-x-auto lg:@max-5xl:[scrollbar-width:none] lg:@max-5xl:[&>button]:shrink-0">
        <FilterChips
          filters={filters.values}
          sample={sample}
          onRemove={(names) => set(Object.fromEntries(names.map((name) => [name, null])))}
        />
        {filters.isFiltered && (
          <Button size="sm" variant="quiet" onClick={filters.reset}>
            {t('lists.reset')}
          </Button>
        )}
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Button size="sm" icon={<FileUp aria-hidden />} title={t('operatorDesk.byFile')} onClick={() => onOpen('file')}>
          <BarLabel>{t('operatorDesk.byFile')}</BarLabel>
        </Button>
        <Menu
          trigger={
            <IconButton label={t('operatorDesk.more')} className="size-8">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Save aria-hidden />} onClick={() => onOpen('save-view')}>
            {t('operatorDesk.saveView')}
          </MenuItem>
          {onDelete && (
            <MenuItem icon={<Trash2 aria-hidden />} onClick={onDelete}>
              {t('operatorDesk.deleteView')}
            </MenuItem>
          )}
          {!isNarrow && (
            <>
              <MenuItem icon={<Columns3 aria-hidden />} onClick={() => onOpen('columns')}>
                {t('operatorDesk.columns')}
              </MenuItem>
              <MenuItem icon={<Keyboard aria-hidden />} onClick={() => onOpen('keys')}>
                {t('operatorDesk.keys')}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </search>
  )
}

/** On narrow lists, only screen readers get it. */
function BarLabel({ children }: { children: string }) {
  return <span className="lg:@max-3xl:sr-only">{children}</span>
}
