import { classes } from './classes.ts'

/** The mark: an R drawn in one stroke, whose bowl is a play sign. With `wordmark`, the name beside it. */
export function Logo({ wordmark = true, className }: { wordmark?: boolean; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5 text-ink', className)}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className="size-7 shrink-0">
        <rect width="28" height="28" rx="7" className="fill-brand" />
        <path
          d="M9 21.5V6.8l11 6.1-7 3.9 6.4 4.7"
          fill="none"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-brand"
        />
      </svg>
      <span className={wordmark ? 'text-[17px] font-extrabold tracking-[-0.02em]' : 'sr-only'}>Runmart</span>
    </span>
  )
}
