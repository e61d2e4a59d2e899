import type { Language } from '@runmart/contract/languages'
import { PayoutSettings, payouts } from '@runmart/contract/payouts'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Card } from '#ui/card.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'

type Draft = { minimum: string }
const toDraft = (_language: Language, { minimum }: PayoutSettings): Draft => ({ minimum: String(minimum) })
const read = (language: Language, { minimum }: Draft) => ({ minimum: readAmount(language, minimum) })

/** The minimum payout, as a section of the settings. */
export default function PayoutSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <SettingsPage title={t('operatorPayouts.settings')} endpoint={payouts.settings} skeleton={['h-32']}>
      {(saved) => (
        <SettingsForm
          label={t('operatorPayouts.settings')}
          saved={saved}
          schema={PayoutSettings}
          toDraft={toDraft}
          read={read}
          describe={({ minimum }) => [
            { label: t('operatorPayouts.minimum'), text: moneyText(language, minimum), number: minimum },
          ]}
          endpoint={payouts.settings}
          save={payouts.saveSettings}
        >
          {({ draft, change }) => (
            <Card>
              <AmountField
                label={t('operatorPayouts.minimum')}
                name="minimum"
                value={draft.minimum}
                onChange={(event) => change({ minimum: event.target.value })}
                hint={t('operatorPayouts.minimumNote')}
                className="sm:max-w-sm"
              />
            </Card>
          )}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
