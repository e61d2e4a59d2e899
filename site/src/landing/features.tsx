import type { TranslateSite } from '@runmart/i18n/site'
import { Bot, Braces, Landmark, Languages, Scale, Undo2 } from 'lucide-react'
import { sentenceIf } from '#site/mustache.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Only features that exist. */
export function Features({ t }: { t: TranslateSite }) {
  const features = [
    { icon: Undo2, title: t('landing.ordersTitle'), text: t('landing.ordersText') },
    {
      icon: Landmark,
      title: sentenceIf('binance', t('landing.depositsTitle'), t('landing.depositsBankTitle')),
      text: sentenceIf('binance', t('landing.depositsText'), t('landing.depositsBankText')),
    },
    { icon: Bot, title: t('landing.botsTitle'), text: t('landing.botsText') },
    { icon: Scale, title: t('landing.balanceTitle'), text: t('landing.balanceText') },
    { icon: Languages, title: t('landing.languagesTitle'), text: t('landing.languagesText') },
    { icon: Braces, title: t('landing.apiTitle'), text: t('landing.apiText') },
  ]
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 lg:pb-24">
      <SectionHeading title={t('landing.todayTitle')} text={t('landing.todayText')} />
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
