import { readReferralLine } from '@runmart/contract/orders-lines'
import { Pencil, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { Money } from '#ui/money.tsx'
import { Pager } from '#ui/pager.tsx'
import type { LinesSummary, LinkLine } from './link-lines.ts'

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
  // The focused element is gone or elsewhere. Focus the next bad line, otherwise the table.
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

type LinkLineRowProps = {
  line: LinkLine
  duplicate: boolean
  /** The price of one referral; null until a service is chosen. */
  price: number | null
  onChange: (text: string) => void
}

/** One line of the list with its link, amount and price; a bad line opens for correction. */
function LinkLineRow({ line: { line, text, read }, duplicate, price, onChange }: LinkLineRowProps) {
  const { language, t } = useLanguage()
  const [editing, setEditing] = useState(false)
  const good = typeof read === 'object' ? read : null
  const amount = good ? new Intl.NumberFormat(language).format(good.amount) : '–'
  const cost = good && price !== null ? <Money amount={good.amount * price} /> : '–'
  const done = (next: string) => {
    setEditing(false)
    if (next !== text) onChange(next)
  }
  return (
    <tr className={good ? undefined : 'bg-failed-soft/40'}>
      <td className="py-2 pr-2 pl-5 align-top leading-9 text-ink-faint tabular-nums">{line}</td>
      <td className="px-2 py-2" colSpan={good && !editing ? 1 : 3}>
        {good && !editing ? (
          <div className="flex min-h-9 min-w-0 flex-col justify-center">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="line-clamp-2 font-mono text-[13px] wrap-anywhere text-ink" title={good.link}>
                {good.link}
              </span>
              {duplicate && <Badge>{t('orderForm.duplicate')}</Badge>}
            </div>
            <span aria-hidden className="text-[13px] text-ink-faint tabular-nums sm:hidden">
              {amount} · {cost}
            </span>
          </div>
        ) : (
          <LinkLineEditor key={text} line={line} text={text} focus={editing} onDone={done} />
        )}
      </td>
      {good && !editing && (
        <>
          <td className="relative py-2 text-right text-ink tabular-nums sm:px-2">
            <span className="max-sm:sr-only">{amount}</span>
          </td>
          <td className="relative py-2 text-right font-semibold text-ink sm:px-2">
            <span className="max-sm:sr-only">{cost}</span>
          </td>
        </>
      )}
      <td className="py-2 pr-3 align-top">
        <div className="flex justify-end">
          {good && !editing && (
            <IconButton label={t('orderForm.correct', { line })} onClick={() => setEditing(true)}>
              <Pencil aria-hidden className="!size-4" />
            </IconButton>
          )}
          <IconButton label={t('orderForm.remove', { line })} onClick={() => onChange('')}>
            <X aria-hidden />
          </IconButton>
        </div>
      </td>
    </tr>
  )
}

type LinkLineEditorProps = { line: number; text: string; focus?: boolean; onDone: (text: string) => void }

/** Edits one line: checks it at every key, saves it on Enter or on blur. */
function LinkLineEditor({ line, text, focus = false, onDone }: LinkLineEditorProps) {
  const t = useTranslations()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const read = typed.trim() ? readReferralLine(typed.trim()) : null
  const problem = typeof read === 'string' ? read : null
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter saves the line; it does not send the order.
    event.preventDefault()
    onDone(typed)
  }
  return (
    <div>
      <input
        type="text"
        data-bad-line={problem ? line : undefined}
        // biome-ignore lint/a11y/noAutofocus: the customer has just chosen to correct this very line
        autoFocus={focus}
        aria-label={t('orderForm.correctLabel', { line })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={saveOnEnter}
        onBlur={() => (focus || typed !== text) && onDone(typed)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={classes(inputStyles, 'font-mono text-[13px]')}
      />
      {problem && (
        <p id={id} className="mt-1 text-[13px] font-medium text-pretty text-failed">
          {t(`fields.${problem}`)}
        </p>
      )}
    </div>
  )
}
