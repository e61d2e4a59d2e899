import type { Summary } from '@runmart/contract/dashboard'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import type { Step } from './checklist.tsx'

/** What a new customer does first. */
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
      to: paths.profile,
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
