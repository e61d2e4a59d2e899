import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'

/** The name of a part of the app that is not the shop, beside the logo. */
export function AreaName({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2.5">
      <Badge brand>{children}</Badge>
    </span>
  )
}
