import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'

type Props = {
  count: number
  sentence: string /** Only a dot, where there is no room for a number. */
  dot?: boolean
  className?: string
}

/** How much waits behind a line of the menu; nothing when nothing does. */
export function NavCount({ count, sentence, dot = false, className = 'top-1.5 right-1.5' }: Props) {
  const { language } = useLanguage()
  if (!count) return null
  return (
    <>
      <span
        aria-hidden
        className={classes(
          dot
            ? `absolute size-2 rounded-full bg-pending ${className}`
            : 'rounded-full bg-pending-soft px-1.5 text-xs leading-5 font-bold text-pending tabular-nums',
        )}
      >
        {!dot && new Intl.NumberFormat(language).format(count)}
      </span>
      <span className="sr-only">, {sentence}</span>
    </>
  )
}
