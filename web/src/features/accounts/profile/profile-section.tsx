import { type ReactNode, useId } from 'react'
import { Card } from '#ui/card.tsx'

type Props = { id: string; title: string; intro: string; padded?: boolean; children: ReactNode }

/** One subject of the profile: what it is on the left, what to do with it on the right. Links name it by its id. */
export function ProfileSection({ id, title, intro, padded = true, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 border-b border-line py-8 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={heading} className="text-[15px] font-bold text-ink">
          {title}
        </h2>
        <p className="mt-1 max-w-sm text-pretty text-ink-soft">{intro}</p>
      </div>
      <Card padded={padded} className="min-w-0">
        {children}
      </Card>
    </section>
  )
}
