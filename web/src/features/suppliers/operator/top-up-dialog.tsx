import { NewTopUp, type SupplierAccount, supplierMoney, topUpSources } from '@runmart/contract/suppliers-money'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount, readDecimal } from '#ui/read-amount.ts'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Cap = { cap: number; left: number; hasApprover: boolean }
type Props = { account: SupplierAccount; cap: Cap; open: boolean; onClose: () => void }

/** Notes what a supplier was paid and from where; above the limit it is said that a second operator is needed. */
export function TopUpDialog({ account, cap, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, name, currency, dongEach } = account
  const { act } = useAct(supplierMoney.note, { once: id, untilFresh: true })
  const [typed, setTyped] = useState({ amount: '', dong: '', reference: '' })
  const [paidFrom, setPaidFrom] = useState<(typeof topUpSources)[number]>('bank')
  const amount = readDecimal(language, typed.amount)
  const dong = readAmount(language, typed.dong) ?? 0
  const limits = { cap: moneyText(language, cap.cap), left: moneyText(language, cap.left) }
  const title = t('operatorSupplierMoney.noteTitle', { name })
  const field = (key: keyof typeof typed) => ({
    name: key,
    value: typed[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorSupplierMoney.noteText')}
    >
      <Form
        schema={NewTopUp}
        label={title}
        read={() => ({ amount, dong: readAmount(language, typed.dong), paidFrom, reference: typed.reference })}
        onSubmit={async (body) => {
          const answer = await act({ params: { id }, body })
          const isNoted = !answer.success && answer.code === 'APPROVAL_NEEDED'
          if (isNoted) showToast('info', answer.error)
          if (answer.success || isNoted) {
            setTyped({ amount: '', dong: '', reference: '' })
            onClose()
          }
          return isNoted ? null : answer
        }}
      >
        <TextField
          {...field('amount')}
          label={t('operatorSupplierMoney.amount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <AmountField
          {...field('dong')}
          label={t('operatorSupplierMoney.dong')}
          hint={
            typeof amount === 'string' &&
            t('operatorSupplierMoney.dongHint', {
              sum: moneyText(language, Math.round(Number(amount) * Number(dongEach))),
            })
          }
        />
        <Select
          name="paidFrom"
          label={t('operatorSupplierMoney.paidFrom')}
          options={topUpSources.map((value) => ({ value, label: t(`topUpSources.${value}`) }))}
          value={paidFrom}
          onValueChange={setPaidFrom}
        />
        <TextField
          {...field('reference')}
          label={t('operatorSupplierMoney.reference')}
          limit={100}
          autoComplete="off"
        />
        {dong > cap.left && (
          <Alert tone="warning">
            {t(cap.hasApprover ? 'operatorPayouts.aboveCap' : 'operatorPayouts.aboveCapAlone', limits)}
          </Alert>
        )}
        <SubmitButton>{t('operatorSupplierMoney.noteNow')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
