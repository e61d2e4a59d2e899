import { zoneText } from '@runmart/i18n/formats'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, startTransition, useCallback, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import type { Filters } from '#platform/use-filters.ts'
import { PHONE, useMediaQuery } from '#platform/use-media-query.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { DateField } from './date-field.tsx'
import { Dialog } from './dialog.tsx'
import { SearchField } from './search-field.tsx'
import { Select } from './select.tsx'

const ANY = 'any'

export type FilterSelect<Name extends string> = {
  name: Name
  label: string
  options: readonly { value: string; label: string }[]
  /** The label of the empty choice; a filter without it always has a value. */
  any?: string
  /** The value if the address has none. */
  fallback?: string
}
type Props<Name extends string> = {
  filters: Filters<Name, { [N in Name]?: string }>
  /** The name of a bar above a list; without one it is the top of the list's card. */
  label?: string
  search?: string
  selects?: readonly FilterSelect<Name>[]
  /** Adds a date range, with its own labels if it is unclear which days they mean. */
  days?: boolean | { from: string; to: string }
}

const choice = 'min-w-0 sm:max-xl:max-w-60 sm:max-xl:flex-1 sm:max-xl:basis-36 xl:w-42'

const styles = {
  card: {
    bar: 'flex flex-wrap items-end gap-3 border-b border-line px-5 py-4',
    search: 'min-w-0 flex-1 basis-64',
    select: 'min-w-0 flex-1 basis-36 sm:max-w-52',
    // Both share a line.
    days: 'flex w-full gap-3 sm:w-84',
    day: 'min-w-0 flex-1',
  },
  open: {
    bar: 'mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap',
    // Between phone and desktop the search has a line of its own, and the choices share the next.
    search: 'col-span-2 sm:min-w-52 sm:flex-1 sm:max-xl:basis-full',
    select: choice,
    days: 'contents',
    day: choice,
  },
}

/** Filters a list by words, choices and days; the address stores them. Phones show the choices in a sheet. */
export function FilterBar<Name extends string>({ filters, label, search, selects = [], days }: Props<Name>) {
  const t = useTranslations()
  const set = filters.set as Filters['set']
  const values = filters.values as Partial<Record<string, string>>
  const onSearch = useCallback((q: string) => set({ q }, true), [set])
  const isPhone = useMediaQuery(PHONE)
  const style = label ? styles.open : styles.card
  const searchField = search && (
    <SearchField className={style.search} label={search} value={values.q ?? ''} onSearch={onSearch} />
  )
  const choices = (
    <>
      {selects.map(({ name, label: words, options, any, fallback = ANY }) => (
        <Select
          key={name}
          className={classes(style.select, label && selects.length === 1 && 'col-span-2')}
          name={name}
          label={words}
          value={values[name] ?? fallback}
          options={[...(any ? [{ value: ANY, label: any }] : []), ...options]}
          onValueChange={(value) => set({ [name]: value === fallback ? null : value })}
        />
      ))}
      {days && (
        <div className={style.days}>
          <DaySpan className={style.day} labels={days} span={values} onChange={set} />
        </div>
      )}
    </>
  )
  if (!label)
    return (
      <div className={style.bar}>
        {searchField}
        {choices}
      </div>
    )
  if (isPhone) {
    const { q: _, ...chosen } = values
    return (
      <search aria-label={label} className="mb-4 flex items-start gap-2">
        {search && <div className="min-w-0 flex-1">{searchField}</div>}
        <FilterSheet label={label} chosen={Object.keys(chosen).length} onReset={filters.reset}>
          {choices}
        </FilterSheet>
      </search>
    )
  }
  return (
    <search aria-label={label} className={style.bar}>
      {searchField}
      {choices}
      {filters.isFiltered && (
        <Button variant="quiet" className="col-span-2 h-10" icon={<X aria-hidden />} onClick={filters.reset}>
          {t('lists.reset')}
        </Button>
      )}
    </search>
  )
}

type Span = { from?: string; to?: string }
type DaySpanProps = {
  className: string
  labels: true | { from: string; to: string }
  span: Span
  onChange: (changes: Span) => void
}

function DaySpan({ className, labels, span: { from, to }, onChange }: DaySpanProps) {
  const t = useTranslations()
  const field = { title: t('lists.timeZone', { zone: zoneText(shownTimeZone()) }), className }
  return (
    <>
      <DateField
        {...field}
        name="from"
        label={labels === true ? t('lists.from') : labels.from}
        value={from ?? ''}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        {...field}
        name="to"
        label={labels === true ? t('lists.to') : labels.to}
        value={to ?? ''}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}

type FilterSheetProps = {
  label: string
  /** How many of them narrow the list now. */
  chosen: number
  onReset: () => void
  /** The fields; changes apply at once. */
  children: ReactNode
}

/** The filters of a list on a phone: a button with their number, and a sheet. */
function FilterSheet({ label, chosen, onReset, children }: FilterSheetProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const words = chosen > 0 ? t('lists.filtersChosen', { count: chosen }) : t('lists.filters')
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="h-10"
        icon={<SlidersHorizontal aria-hidden />}
        // A transition, so that the button reacts at once while a slow phone builds the sheet.
        onClick={() => startTransition(() => setOpen(true))}
      >
        {words}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        footer={
          <>
            {chosen > 0 && <Button onClick={onReset}>{t('lists.reset')}</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('lists.showList')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </Dialog>
    </>
  )
}
