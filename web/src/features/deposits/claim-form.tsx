import { CryptoClaim, type DepositInformation, deposits } from '@runmart/contract/deposits'
import { toDong } from '@runmart/contract/deposits-exchange'
import type { Language } from '@runmart/contract/languages'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { readFields } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { readDecimal } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { subtractPercent } from './typed-amount.ts'

type Claim = { transactionId: string; amount: string }
type Props = { information: DepositInformation; active: boolean }

/** Claims a transfer with wrong or missing content. Needs a confirmation, because the claim costs a fee. */
export function ClaimForm({ information: { rules, cryptoExchange }, active }: Props) {
  const { language, t } = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { act } = useAct(deposits.claimCrypto)
  const [claimed, setClaimed] = useState(0)
  const percent = rules.wrongContentFeePercent

  const submit = async (claim: Claim) => {
    const dong = subtractPercent(toDong(claim.amount, cryptoExchange.exchangeRate), percent)
    const amount = moneyText(language, dong)
    const cost = percent ? t('deposits.claimConfirm', { percent, amount }) : t('deposits.claimConfirmWhole', { amount })
    const sure = await confirm({
      title: t('deposits.claimConfirmTitle', { amount: formatNumber(language, claim.amount) }),
      description: `${cost} ${t('deposits.sure')}`,
      confirm: t('deposits.claim'),
    })
    if (!sure) return null
    const answer = await act({ body: claim }, { once: claim.transactionId })
    const isWaiting = !answer.success && answer.code === 'CLAIM_WAITS'
    if (isWaiting) showToast('info', answer.error)
    if (answer.success || isWaiting) {
      setClaimed((count) => count + 1)
      return null
    }
    if (answer.code === 'NOT_FOUND') return { ...answer, error: t('deposits.claimUnknown') }
    if (answer.code === 'ALREADY_USED') return { ...answer, error: t('deposits.claimUsed') }
    return answer
  }
  return (
    <Section
      title={t('deposits.claimTitle')}
      description={percent ? t('deposits.claimText', { percent }) : t('deposits.claimTextWhole')}
    >
      <Form key={claimed} label={t('deposits.claimTitle')} schema={CryptoClaim} read={readClaim} onSubmit={submit}>
        <TextField
          name="transactionId"
          label={t('deposits.claimId')}
          hint={t('deposits.claimIdHint')}
          limit={64}
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

/** Reads the amount in the language's number format. Rejects anything else, so that it cannot mean another number. */
function readClaim(data: FormData, language: Language): unknown {
  const { amount, ...rest } = readFields(data)
  return { ...rest, amount: readDecimal(language, String(amount ?? '')) }
}
