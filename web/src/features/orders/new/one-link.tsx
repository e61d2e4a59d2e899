import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { isReferralLink } from '@runmart/contract/orders-lines'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AmountInput, useAmount } from './amount-input.tsx'

type Props = { one: ReturnType<typeof useOneLink>; service: Service | null; error: string | undefined }

/** One referral link, and how many referrals it gets. */
export function OneLink({ one, service, error }: Props) {
  const t = useTranslations()
  return (
    <>
      <TextField
        name="referralLink"
        label={t('orderForm.link')}
        inputClassName="font-mono"
        type="url"
        inputMode="url"
        placeholder="https://"
        limit={2_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={one.link}
        onChange={(event) => one.setLink(event.target.value)}
      />
      <AmountInput service={service} amount={one.amount} error={error} />
    </>
  )
}

/** One referral link and how many referrals it gets, and as they are sent. */
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
