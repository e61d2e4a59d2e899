import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

type Props = {
  icon?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** On the right: an amount, a state, a button. */
  end?: ReactNode
  endNote?: ReactNode
  to?: string
}

/** One row: name on the left, amount or state on the right. Fits a phone. */
export function ListRow({ icon, title, note, end, endNote, to }: Props) {
  return (
    <li
      className={classes(
        'relative flex min-h-14 items-center gap-3 px-5 py-3',
        to && 'transition-colors hover:bg-sunken dark:hover:bg-raised',
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">
        <div className="line-clamp-2 font-semibold wrap-anywhere text-ink">
          {to ? (
            <Link to={to} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {note && <div className="line-clamp-2 text-[13px] text-pretty text-ink-faint">{note}</div>}
      </div>
      {(end || endNote) && (
        <div className="shrink-0 text-right">
          {end}
          {endNote && <div className="text-[13px] text-ink-faint">{endNote}</div>}
        </div>
      )}
    </li>
  )
}
