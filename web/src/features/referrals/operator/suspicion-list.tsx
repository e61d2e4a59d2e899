import type { Suspicion } from '@runmart/contract/referrals'
import { TriangleAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'

type Props = {
  reasons: readonly Suspicion[]
  /** The commission is decided, so the reasons are not a warning. */
  quiet?: boolean
}

/** The reasons why referrer and referred may be one person. */
export function SuspicionList({ reasons, quiet = false }: Props) {
  const t = useOperatorTranslations()
  if (reasons.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-col gap-1">
      {reasons.map((reason) => (
        <li
          key={reason}
          className={classes(
            'flex items-start gap-1.5 text-[13px]',
            quiet ? 'text-ink-faint' : 'font-semibold text-pending',
          )}
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t(`suspicions.${reason}`)}
        </li>
      ))}
    </ul>
  )
}
