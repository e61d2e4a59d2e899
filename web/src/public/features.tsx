import type { PublicWords } from '@runmart/i18n/public'
import { Braces, Languages, MonitorSmartphone, Scale, ShieldCheck, Undo2 } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

/** What works today, nothing else. */
export function Features({ words }: { words: PublicWords }) {
  const features = [
    { icon: Undo2, title: words.ordersTitle, text: words.ordersText },
    { icon: ShieldCheck, title: words.twoFactorTitle, text: words.twoFactorText },
    { icon: MonitorSmartphone, title: words.sessionsTitle, text: words.sessionsText },
    { icon: Scale, title: words.balanceTitle, text: words.balanceText },
    { icon: Languages, title: words.languagesTitle, text: words.languagesText },
    { icon: Braces, title: words.apiTitle, text: words.apiText },
  ]
  return (
    <section className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
      <SectionHeading title={words.todayTitle} text={words.todayText} />
      <ul className="mt-10 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-surface p-6">
            <Icon aria-hidden className="size-5 text-brand" />
            <h3 className="mt-4 text-[15px] font-bold text-ink">{title}</h3>
            <p className="mt-1.5 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
