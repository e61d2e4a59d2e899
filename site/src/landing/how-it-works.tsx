import type { TranslateSite } from '@runmart/i18n/site'
import { sentenceIf } from '#site/mustache.tsx'
import { SectionHeading } from './section-heading.tsx'

export function HowItWorks({ t }: { t: TranslateSite }) {
  const steps = [
    {
      title: t('landing.depositStep'),
      text: sentenceIf('binance', t('landing.depositStepText'), t('landing.depositStepBank')),
    },
    { title: t('landing.orderStep'), text: t('landing.orderStepText') },
    { title: t('landing.watchStep'), text: t('landing.watchStepText') },
  ]
  return (
    <section id="how" className="mx-auto max-w-6xl scroll-mt-16 px-4 py-20 sm:px-6 lg:py-24">
      <SectionHeading title={t('landing.howTitle')} text={t('landing.howText')} />
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p aria-hidden className="font-mono text-[13px] text-ink-faint">
              {at + 1}
            </p>
            <h3 className="mt-2 text-[19px]/7 font-bold tracking-[-0.01em] text-ink">{title}</h3>
            <p className="mt-1.5 text-[15px]/6 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
