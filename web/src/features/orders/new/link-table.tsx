import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { Pager } from '#ui/pager.tsx'
import { LinkLineRow } from './link-line-row.tsx'
import type { LinesSummary } from './link-lines.ts'

type Props = { summary: LinesSummary; price: number | null; onChange: (line: number, text: string) => void }

/** Every line of a list in pages, the bad ones first. */
export function LinkTable({ summary: { bad, good, duplicates }, price, onChange }: Props) {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const [chosenPage, setPage] = useState(1)
  const table = useRef<HTMLTableElement>(null)
  const lines = [...bad, ...good]
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(lines.length / limit)))
  const changed = useRef(false)
  // What had the focus is gone or elsewhere: on with the next line to correct, else with the table.
  useEffect(() => {
    if (!changed.current || !table.current) return
    changed.current = false
    const next = table.current.querySelector<HTMLElement>('[data-bad-line]') ?? table.current
    next.focus({ preventScroll: next === table.current })
  })
  const change = (line: number, text: string) => {
    changed.current = table.current?.contains(document.activeElement) || document.activeElement === document.body
    onChange(line, text)
  }
  return (
    <>
      <table ref={table} tabIndex={-1} className="w-full table-fixed border-collapse outline-none">
        <caption className="sr-only">{t('orderForm.list')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            <th scope="col" className="h-10 w-19 pl-5 text-left font-semibold">
              {t('orderForm.line')}
            </th>
            <th scope="col" className="px-2 text-left font-semibold">
              {t('orderForm.link')}
            </th>
            <th scope="col" className="relative w-0 text-right font-semibold sm:w-22 sm:px-2">
              <span className="max-sm:sr-only">{t('orderForm.amount')}</span>
            </th>
            <th scope="col" className="relative w-0 text-right font-semibold sm:w-30 sm:px-2">
              <span className="max-sm:sr-only">{t('orderForm.price')}</span>
            </th>
            <th scope="col" className="w-22 pointer-coarse:w-26">
              <span className="sr-only">{t('orderForm.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.slice((page - 1) * limit, page * limit).map((line) => (
            <LinkLineRow
              key={line.line}
              line={line}
              duplicate={duplicates.has(line.line)}
              price={price}
              onChange={(text) => change(line.line, text)}
            />
          ))}
        </tbody>
      </table>
      <Pager page={page} limit={limit} total={lines.length} onPage={setPage} />
    </>
  )
}
