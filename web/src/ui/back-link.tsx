import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { addressLeft } from '#platform/use-filters.ts'

/** The way back to the page's list, with its filters and page number. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={addressLeft(to)}
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 rounded-md text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
