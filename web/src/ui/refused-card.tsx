import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Refused } from './refused.tsx'

type Props = { onRetry: () => unknown; retrying: boolean; children: ReactNode }

/** In the place of a whole page that could not be had. */
export function RefusedCard({ onRetry, retrying, children }: Props) {
  return (
    <Card padded={false}>
      <Refused onRetry={onRetry} retrying={retrying} className="py-20">
        {children}
      </Refused>
    </Card>
  )
}
