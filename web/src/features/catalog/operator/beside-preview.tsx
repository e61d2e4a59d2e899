import type { ReactNode } from 'react'

/** A form with its preview beside it; the preview stays in view while the form scrolls. */
export function BesidePreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] min-[100rem]:grid-cols-[minmax(0,1fr)_34rem]">
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="min-w-0 lg:sticky lg:top-20">{preview}</div>
    </div>
  )
}
