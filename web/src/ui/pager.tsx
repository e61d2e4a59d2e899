import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { IconButton } from './icon-button.tsx'
import { InlineSelect } from './select.tsx'

type Props = {
  page: number
  limit: number
  total: number
  onPage: (page: number) => void
  sizes?: PageSizes | undefined
}
export type PageSizes = { offered: readonly number[]; set: (limit: number) => void }

/** Page navigation and page size of a long list. Hidden if everything fits the smallest page. */
export function Pager({ page, limit, total, onPage, sizes }: Props) {
  const { t } = useLanguage()
  const { limits, setLimit } = useLayoutPreference()
  const { offered, set } = sizes ?? { offered: limits, set: setLimit }
  if (total <= (offered[0] ?? 0) && page === 1) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  return (
    <nav
      aria-label={t('lists.pages')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 pr-3 pl-5 text-[13px] text-ink-faint"
    >
      <InlineSelect
        label={t('lists.perPage')}
        options={offered.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(limit)}
        onValueChange={(size) => {
          set(Number(size))
          onPage(1)
        }}
      />
      <div className="flex items-center gap-1">
        <span className="pr-2 tabular-nums">
          {total < first ? t('lists.pageBeyond', { total }) : t('lists.pageSpan', { first, last, total })}
        </span>
        <IconButton label={t('lists.previousPage')} disabled={page === 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={t('lists.nextPage')} disabled={last >= total} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </nav>
  )
}
