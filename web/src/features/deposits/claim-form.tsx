import { CryptoClaim, type DepositInformation } from '@runmart/contract/deposits'
import { toDong } from '@runmart/contract/deposits-exchange'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { readFields } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { type Claim, claimCrypto } from './claim-crypto.ts'
import { lessPercent } from './typed-amount.ts'

type Props = { information: DepositInformation; active: boolean }

/** Claims a transfer whose content was wrong or missing; asks once more, because it costs. */
export function ClaimForm({ information: { rules, cryptoExchange }, active }: Props) {
  const { language, t } = useLanguage()
  const { ask, dialog } = useConfirm()
  const [claimed, setClaimed] = useState(0)
  const percent = rules.wrongContentFeePercent

  const claim = async (wanted: Claim) => {
    const dong = lessPercent(toDong(wanted.amount, cryptoExchange.exchangeRate), percent)
    const cost = t('deposits.claimConfirm', { percent, amount: moneyText(language, dong) })
    const sure = await ask({
      title: t('deposits.claimConfirmTitle', { amount: wanted.amount }),
      description: `${cost} ${t('deposits.sure')} ${t('deposits.noUndo')}`,
      confirm: t('deposits.claim'),
    })
    if (!sure) return null
    const answer = await claimCrypto(wanted)
    if (answer.success) setClaimed((count) => count + 1)
    return answer
  }
  return (
    <Section title={t('deposits.claimTitle')} description={t('deposits.claimText', { percent })}>
      <Form key={claimed} label={t('deposits.claimTitle')} schema={CryptoClaim} read={readClaim} onSubmit={claim}>
        <TextField
          name="transactionId"
          label={t('deposits.claimId')}
          hint={t('deposits.claimIdHint')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={!active}
        />
        <TextField
          name="amount"
          label={t('deposits.claimAmount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={21}
          inputClassName="tabular-nums"
          disabled={!active}
        />
        <SubmitButton variant="secondary" disabled={!active} className="sm:self-start">
          {t('deposits.claim')}
        </SubmitButton>
      </Form>
      {dialog}
    </Section>
  )
}

/** A decimal comma is what people type; the contract knows points. */
function readClaim(data: FormData): unknown {
  const { amount, ...rest } = readFields(data)
  return { ...rest, ...(typeof amount === 'string' && { amount: amount.trim().replace(',', '.') }) }
}
