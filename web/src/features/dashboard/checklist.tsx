import type { Summary } from '@runmart/contract/dashboard'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'

type Step = { title: string; text: string; done: boolean; to?: string }

/** The first steps of a new customer; finished steps stay, struck through. */
export function Checklist({ steps, className }: { steps: readonly Step[]; className?: string }) {
  const t = useTranslations()
  const done = steps.filter((step) => step.done).length
  return (
    <Section
      title={t('dashboard.checklist')}
      padded={false}
      className={className ?? ''}
      action={
        <span className="text-[13px] font-medium text-ink-faint">
          {t('dashboard.checklistDone', { done, all: steps.length })}
        </span>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={classes(
              'relative flex items-center gap-3 px-5 py-3.5',
              step.to && 'hover:bg-sunken dark:hover:bg-raised',
            )}
          >
            <span
              className={classes(
                'grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold',
                step.done ? 'bg-brand text-on-brand' : 'border border-line-strong text-ink-faint',
              )}
            >
              {step.done ? <Check aria-hidden className="size-3.5" strokeWidth={3} /> : index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className={classes('font-semibold', step.done ? 'text-ink-faint line-through' : 'text-ink')}>
                {step.to && !step.done ? (
                  <Link to={step.to} className="after:absolute after:inset-0">
                    {step.title}
                  </Link>
                ) : (
                  step.title
                )}
              </p>
              {!step.done && <p className="text-[13px] text-ink-faint">{step.text}</p>}
            </div>
            {step.to && !step.done && <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The first steps of a new customer, with their completion. */
export function useFirstSteps({ user, latestOrders }: Summary): Step[] {
  const t = useTranslations()
  return [
    {
      title: t('dashboard.stepActivate'),
      text: t('dashboard.stepActivateText'),
      done: user.status !== 'inactive',
    },
    {
      title: t('dashboard.stepTwoFactor'),
      text: t('dashboard.stepTwoFactorText'),
      done: user.twoFactor,
      to: paths.profileTwoFactor,
    },
    {
      title: t('dashboard.stepDeposit'),
      text: t('dashboard.stepDepositText'),
      done: user.totalDeposit > 0,
      to: paths.deposit,
    },
    {
      title: t('dashboard.stepOrder'),
      text: t('dashboard.stepOrderText'),
      done: latestOrders.length > 0,
      to: paths.newOrder,
    },
  ]
}
