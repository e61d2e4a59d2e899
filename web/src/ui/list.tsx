import type { ReactNode } from 'react'

/** Rows of one kind, separated by hairlines; holds ListRow. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  )
}
