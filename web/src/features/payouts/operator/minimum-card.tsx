import { PayoutSettings, payouts } from '@runmart/contract/payouts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Money } from '#ui/money.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'

/** The least that is paid out, for those who may change it. */
export function MinimumCard() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(payouts.settings)
  const [open, setOpen] = useState(false)
  const title = t('operatorPayouts.changeTitle')
  if (!data) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <dl>
        <dt className="text-[13px] font-semibold text-ink-soft">{t('operatorPayouts.minimum')}</dt>
        <dd>
          <Money amount={data.settings.minimum} className="block text-lg/7 font-bold text-ink" />
          <span className="block text-[13px] text-pretty text-ink-soft">{t('operatorPayouts.minimumNote')}</span>
        </dd>
      </dl>
      <Button aria-label={title} onClick={() => setOpen(true)}>
        {t('operatorPayouts.change')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <Form
          schema={PayoutSettings}
          read={(form) => ({ minimum: readAmount(language, String(form.get('minimum') ?? '')) })}
          label={title}
          onSubmit={async (body) => {
            const answer = await handleAnswer(call(payouts.saveSettings, { body }), { refusals: 'inline' })
            if (!answer.success) return answer
            invalidate(payouts.settings)
            setOpen(false)
            return answer
          }}
        >
          <AmountField label={t('operatorPayouts.minimum')} name="minimum" />
          <SubmitButton>{t('operatorPayouts.save')}</SubmitButton>
        </Form>
      </Dialog>
    </Card>
  )
}
