import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { CircleStop, ListChecks, Pause } from 'lucide-react'
import { ExampleRun } from './example-run.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Explains running a bot by an example of the console. */
export function Console({ language, t }: { language: Language; t: TranslateSite }) {
  const points = [
    { icon: Pause, text: t('landing.consolePause') },
    { icon: CircleStop, text: t('landing.consoleStop') },
    { icon: ListChecks, text: t('landing.consoleResults') },
  ]
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.35fr] lg:gap-16 lg:py-24">
        <div>
          <SectionHeading title={t('landing.consoleTitle')} text={t('landing.consoleText')} />
          <ul className="mt-7 flex flex-col gap-4">
            {points.map(({ icon: Icon, text }) => (
              <li key={text} className="flex gap-3 text-[15px]/6 text-ink">
                <Icon aria-hidden className="mt-1 size-4 shrink-0 text-brand" />
                <span className="text-pretty">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <ExampleRun language={language} t={t} />
          <p className="mt-3 text-[13px] text-ink-faint">{t('landing.consoleTry')}</p>
        </div>
      </div>
    </section>
  )
}
