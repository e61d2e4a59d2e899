import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** One number and what it counts. */
export function StatCard({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <Card className="flex lg:col-span-2 flex-col justify-between gap-5">
      <h2 className="flex items-start justify-between gap-2 text-[13px] font-semibold text-ink-faint">
        {label}
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      </h2>
      <p className="text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">{children}</p>
    </Card>
  )
}
