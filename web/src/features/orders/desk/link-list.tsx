import type { OrderLink } from '@runmart/contract/orders-order'
import { Check, CheckCheck } from 'lucide-react'
import { memo } from 'react'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { classes } from '#ui/classes.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import type { WrongCount } from '../read-counts.ts'
import type { DeskArea } from './desk-area.ts'

type Common = {
  area: DeskArea
  /** True while counts can be entered. */
  open: boolean
  onType: (line: number, text: string) => void
}
type ListProps = Common & {
  links: readonly OrderLink[]
  linkCount: number
  typed: Readonly<Record<number, string>>
  wrong: ReadonlyMap<number, WrongCount>
}

/** The links of an order with a count each, unfinished ones first. */
export function LinkList({ links, linkCount, typed, wrong, ...common }: ListProps) {
  const t = useSharedTranslations()
  const { area } = common
  return (
    <>
      {linkCount > links.length && (
        <p className="border-b border-line px-5 py-3 text-[13px] text-ink-soft">
          {t(`${area}.linksShown`, { shown: links.length, total: linkCount })}
        </p>
      )}
      <ul aria-label={t(`${area}.links`)} className="max-h-[36rem] divide-y divide-line overflow-y-auto">
        {links.map((link) => (
          <LinkRow key={link.line} link={link} typed={typed[link.line]} wrong={wrong.get(link.line)} {...common} />
        ))}
      </ul>
    </>
  )
}

type RowProps = Common & { link: OrderLink; typed: string | undefined; wrong: WrongCount | undefined }

/** One link with its delivered count. Memoized, because an order may have a thousand. */
const LinkRow = memo(function LinkRow({ area, link, typed, wrong, open, onType }: RowProps) {
  const t = useSharedTranslations()
  const { line, amount, done } = link
  const isDone = done === amount
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2">
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        <span className="min-w-8 shrink-0 text-[13px] text-ink-faint tabular-nums">{line}</span>
        <span className="line-clamp-2 min-w-0 text-[13px] wrap-anywhere text-ink" title={link.link}>
          {link.link}
        </span>
        <CopyButton text={link.link} label={t(`${area}.copyLink`)} />
      </span>
      {open && !isDone ? (
        <span className="ml-10 flex items-center gap-2 tabular-nums sm:ml-0">
          <input
            aria-label={t(`${area}.doneOfLink`, { line })}
            aria-invalid={wrong ? true : undefined}
            title={wrong && t(`fields.${wrong}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(done)}
            onChange={(event) => onType(line, event.target.value)}
            onFocus={(event) => event.target.select()}
            className={classes(inputStyles, 'w-22! px-2 text-right pointer-fine:h-8!')}
          />
          <span className="min-w-12 text-[13px] text-ink-faint">{t(`${area}.outOf`, { amount })}</span>
          <IconButton
            label={t(`${area}.allDoneOf`, { line })}
            onClick={() => onType(line, String(amount))}
            className="size-8"
          >
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
          {t(`${area}.doneOf`, { done, total: amount })}
        </span>
      )}
    </li>
  )
})
