import type { OrderLink } from '@runmart/contract/orders'
import { Check, CheckCheck } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { inputStyles } from '#ui/input-styles.ts'

type Props = {
  link: OrderLink
  typed: string | undefined
  wrong: 'numberFormat' | 'lessThanDone' | undefined
  /** Counts can be entered now. */
  open: boolean
  onType: (line: number, text: string) => void
  words: LinkWords
}

/** Operators and partners load words of their own; the same ones for all rows, so that none is drawn again. */
export type LinkWords = {
  copy: string
  done: (of: { done: number; total: number }) => string
  doneOf: (line: number) => string
  outOf: (amount: number) => string
  allDoneOf: (line: number) => string
}

/** One link of an order: where it leads, and how many are done by now. Memoized, because there may be a thousand. */
export const LinkProgressRow = memo(function LinkProgressRow({ link, typed, wrong, open, onType, words }: Props) {
  const t = useTranslations()
  const { line, amount, done } = link
  const isDone = done === amount
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2">
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        <span className="min-w-8 shrink-0 text-[13px] text-ink-faint tabular-nums">{line}</span>
        <span className="line-clamp-2 min-w-0 text-[13px] wrap-anywhere text-ink" title={link.link}>
          {link.link}
        </span>
        <CopyButton text={link.link} label={words.copy} />
      </span>
      {open && !isDone ? (
        <span className="ml-10 flex items-center gap-2 tabular-nums sm:ml-0">
          <input
            aria-label={words.doneOf(line)}
            aria-invalid={wrong ? true : undefined}
            title={wrong && t(`fields.${wrong}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(done)}
            onChange={(event) => onType(line, event.target.value)}
            onFocus={(event) => event.target.select()}
            className={classes(inputStyles, 'w-22! px-2 text-right pointer-fine:h-8!')}
          />
          <span className="min-w-12 text-[13px] text-ink-faint">{words.outOf(amount)}</span>
          <IconButton label={words.allDoneOf(line)} onClick={() => onType(line, String(amount))} className="size-8">
            <CheckCheck aria-hidden />
          </IconButton>
        </span>
      ) : (
        <span
          className={classes(
            'ml-10 inline-flex items-center gap-1 text-[13px] tabular-nums sm:ml-0',
            isDone ? 'font-semibold text-success' : 'text-ink-soft',
          )}
        >
          {isDone && <Check aria-hidden className="size-3.5" />}
          {words.done({ done, total: amount })}
        </span>
      )}
    </li>
  )
})
