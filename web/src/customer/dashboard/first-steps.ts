import type { Summary } from '@runmart/contract/dashboard'
import type { Step } from '../../features/dashboard/checklist.tsx'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'

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
