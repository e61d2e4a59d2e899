import { type CustomerRate, OwnRate, referralRates } from '@runmart/contract/referrals-rates'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { percentText } from '#ui/percent-text.ts'
import { readPercent } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirmChanges } from '#ui/use-confirm-changes.tsx'

type Props = { customerId: string; rate: CustomerRate; onDone: () => void }

/** Sets a referrer's own rate; an empty field restores the general rate. Confirms with both rates. */
export function CustomerRateForm({ customerId, rate, onDone }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const { act } = useAct(referralRates.save, { untilFresh: true })
  const { general, version } = rate
  const show = (percent: number | null) =>
    percent === null
      ? `${percentText(language, general)}, ${t('operatorReferrals.generalRate')}`
      : percentText(language, percent)
  const submit = async (body: OwnRate) => {
    const isSure = await confirmChanges({
      title: t('operatorReferrals.rateSure'),
      text: t('operatorReferrals.rateSureText'),
      confirm: t('operatorReferrals.rateSave'),
      changes: [
        {
          label: t('operatorReferrals.percent'),
          before: show(rate.percent),
          after: show(body.percent),
          move: { before: rate.percent ?? general, after: body.percent ?? general },
        },
      ],
    })
    if (!isSure) return null
    const answer = await act({ params: { id: customerId }, body: { ...body, version } })
    if (answer.success) onDone()
    else if (answer.code === 'CONFLICT') return { ...answer, error: t('operatorSettings.changedMeanwhile') }
    return answer
  }
  return (
    <>
      <Form
        schema={OwnRate}
        label={t('operatorReferrals.rate')}
        className="flex flex-col gap-5 border-b border-line p-5 last:border-b-0"
        read={(data) => ({
          percent: readPercent(language, String(data.get('percent') ?? '')) ?? null,
          reason: String(data.get('reason') ?? ''),
        })}
        onSubmit={submit}
      >
        <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <TextField
            label={t('operatorReferrals.percentField')}
            name="percent"
            defaultValue={rate.percent === null ? '' : String(rate.percent)}
            hint={t('operatorReferrals.rateHint', { general: percentText(language, general) })}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
          <TextArea
            label={t('operatorReferrals.reason')}
            name="reason"
            rows={2}
            limit={300}
            hint={t('operatorReferrals.rateReasonHint')}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onDone}>
            {t('ui.cancel')}
          </Button>
          <SubmitButton variant="secondary">{t('operatorReferrals.rateSave')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  )
}
