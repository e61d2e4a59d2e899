import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { isReferralLink } from '@runmart/contract/orders-lines'
import { useState } from 'react'
import { useAmount } from './use-amount.ts'

/** One referral link and how many referrals it gets, and how they are sent. */
export function useOneLink(service: Service | null) {
  const [link, setLink] = useState('')
  const amount = useAmount(service)
  const referralLink = link.trim()
  const problem: FieldProblem | null =
    referralLink === '' ? 'referralLinkRequired' : isReferralLink(referralLink) ? null : 'linkFormat'
  return {
    link,
    setLink,
    amount,
    /** How many referrals, once that is something the service allows. */
    count: amount.value,
    problems: { referralLink: problem, amount: amount.problem },
    form: () => ({ orderType: 'single' as const, referralLink }),
  }
}
