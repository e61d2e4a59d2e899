import type { ReactNode } from 'react'

type Props = { title: string; text: string; children: ReactNode }

/** One thing that can be done with all of one's data: what it is, and its button. */
export function DataChoice({ title, text, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="text-pretty text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}
