import type { Summary } from '@runmart/contract/dashboard'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import type { Step } from './checklist.tsx'

/** What a new customer does first. */
export function useFirstSteps({ user, latestOrders }: Summary): Step[] {
  const say = useSay()
  return [
    {
      title: say('dashboard.stepActivate'),
      text: say('dashboard.stepActivateText'),
      done: user.status !== 'inactive',
    },
    {
      title: say('dashboard.stepTwoFactor'),
      text: say('dashboard.stepTwoFactorText'),
      done: user.twoFactor,
      to: paths.profile,
    },
    {
      title: say('dashboard.stepDeposit'),
      text: say('dashboard.stepDepositText'),
      done: user.totalDeposit > 0,
      to: paths.deposit,
    },
    {
      title: say('dashboard.stepOrder'),
      text: say('dashboard.stepOrderText'),
      done: latestOrders.length > 0,
      to: paths.newOrder,
    },
  ]
}
