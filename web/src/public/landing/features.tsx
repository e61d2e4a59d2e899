import type { SayPublic } from '@runmart/i18n/public'
import { Bot, Braces, Landmark, Languages, Scale, Undo2 } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

/** What works today, nothing else. */
export function Features({ say }: { say: SayPublic }) {
  const features = [
    { icon: Undo2, title: say('landing.ordersTitle'), text: say('landing.ordersText') },
    { icon: Landmark, title: say('landing.depositsTitle'), text: say('landing.depositsText') },
    { icon: Bot, title: say('landing.botsTitle'), text: say('landing.botsText') },
    { icon: Scale, title: say('landing.balanceTitle'), text: say('landing.balanceText') },
    { icon: Languages, title: say('landing.languagesTitle'), text: say('landing.languagesText') },
    { icon: Braces, title: say('landing.apiTitle'), text: say('landing.apiText') },
  ]
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 lg:pb-24">
      <SectionHeading title={say('landing.todayTitle')} text={say('landing.todayText')} />
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
