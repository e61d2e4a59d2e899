import type { Summary } from '@runmart/contract/dashboard'
import type { Step } from '../../features/dashboard/checklist.tsx'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'
import { isBuilt } from '../screens.ts'

/** What a new customer does first; a step appears once the screen it leads to is built. */
export function useFirstSteps({ user, latestOrders }: Summary): Step[] {
  const say = useSay()
  const steps: (Step & { needs?: string })[] = [
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
      needs: paths.profile,
    },
    {
      title: say('dashboard.stepDeposit'),
      text: say('dashboard.stepDepositText'),
      done: user.totalDeposit > 0,
      to: paths.deposit,
      needs: paths.deposit,
    },
    {
      title: say('dashboard.stepOrder'),
      text: say('dashboard.stepOrderText'),
      done: latestOrders.length > 0,
      to: paths.newOrder,
      needs: paths.newOrder,
    },
  ]
  return steps.filter((step) => !step.needs || isBuilt(step.needs))
}
