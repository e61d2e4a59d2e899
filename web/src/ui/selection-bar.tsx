import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type Props = {
  words: { label: string; clear: string; selected: string }
  /** The number of all matches in words, if not all are selected; pressing it selects them. */
  all: string | null
  choosing: boolean
  onAll: () => void
  onClear: () => void
  /** Further facts about the selected rows. */
  more?: ReactNode
  children: ReactNode
}

/** Replaces the filters while rows are selected: their number and the actions. */
export function SelectionBar({ words, all, choosing, onAll, onClear, more, children }: Props) {
  return (
    <section
      aria-label={words.label}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border-b border-line bg-brand-soft px-3 py-2 sticky top-14 z-3"
    >
      <IconButton label={words.clear} onClick={onClear} className="size-8">
        <X aria-hidden />
      </IconButton>
      <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-[13px] text-ink-soft tabular-nums">
        <span className="font-semibold text-ink">{words.selected}</span>
        {all && (
          <Dotted>
            <button
              type="button"
              onClick={onAll}
              aria-busy={choosing}
              className="min-h-6 rounded-sm font-semibold text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {all}
            </button>
          </Dotted>
        )}
        {more && <Dotted>{more}</Dotted>}
      </p>
      <div className="ml-auto grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">{children}</div>
    </section>
  )
}

function Dotted({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden>·</span>
      {children}
    </>
  )
}
