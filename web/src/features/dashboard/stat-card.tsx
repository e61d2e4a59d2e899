import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

type Props = {
  icon: LucideIcon
  label: string
  children: ReactNode /** Below the number: what it is made of. */
  more?: ReactNode
}

/** One number and what it counts. */
export function StatCard({ icon: Icon, label, children, more }: Props) {
  return (
    <Card className="flex flex-col justify-between gap-5 lg:col-span-2">
      <h2 className="flex items-start justify-between gap-2 text-[13px] font-semibold text-ink-faint">
        {label}
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      </h2>
      <div>
        <p className="text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">{children}</p>
        {more}
      </div>
    </Card>
  )
}
