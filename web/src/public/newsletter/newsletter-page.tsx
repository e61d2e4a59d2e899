import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PublicPage } from '../frame/public-page.tsx'

type Props = { icon: LucideIcon; title: string; text: string; children?: ReactNode }

/** A page on the way into the newsletter or out of it: one thing to know, one thing to do. Not for search engines. */
export function NewsletterPage({ icon: Icon, title, text, children }: Props) {
  return (
    <PublicPage about={{ title, description: text, listed: false }}>
      <div className="mx-auto flex max-w-xl flex-col items-start px-4 py-16 sm:px-6 lg:py-28">
        <span className="grid size-11 place-items-center rounded-lg bg-brand-soft text-brand">
          <Icon aria-hidden className="size-5" />
        </span>
        <h1 className="mt-6 text-[32px]/10 font-extrabold tracking-[-0.03em] text-ink">{title}</h1>
        <p className="mt-3 text-[17px]/7 text-pretty text-ink-soft">{text}</p>
        {children}
      </div>
    </PublicPage>
  )
}
