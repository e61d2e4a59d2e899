import type { ReactNode } from 'react'

type Detail = { label: string; value: ReactNode; action?: ReactNode }

export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <dl className="divide-y divide-line">
      {items.map((item) => (
        <div key={item.label} className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <dt className="text-ink-faint">{item.label}</dt>
          <dd className="flex min-w-0 items-center gap-1 font-semibold wrap-anywhere text-ink">
            {item.value}
            {item.action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
