import type { SayPublic } from '@runmart/i18n/public'
import { Check, Circle } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

/** What is open and what comes next, said plainly. */
export function Opening({ say }: { say: SayPublic }) {
  const now = [
    say('landing.stepAccounts'),
    say('landing.stepSecurity'),
    say('landing.stepDashboard'),
    say('landing.stepDeposits'),
    say('landing.stepOrders'),
    say('landing.stepBots'),
    say('landing.stepReferral'),
  ]
  const next = [say('landing.stepSite')]
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-24">
        <SectionHeading title={say('landing.stepsTitle')} text={say('landing.stepsText')} />
        <div className="grid gap-8 sm:grid-cols-2">
          <Steps title={say('landing.stepsNow')} steps={now} open />
          <Steps title={say('landing.stepsNext')} steps={next} />
        </div>
      </div>
    </section>
  )
}

function Steps({ title, steps, open = false }: { title: string; steps: string[]; open?: boolean }) {
  return (
    <div>
      <h3 className="border-b border-line pb-3 text-[15px] font-bold text-ink">{title}</h3>
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="flex gap-3 py-3.5">
            {open ? (
              <Check aria-hidden strokeWidth={2.5} className="mt-0.5 size-4 shrink-0 text-brand" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-line-strong" />
            )}
            <span className={open ? 'font-medium text-ink' : 'text-ink-soft'}>{step}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
