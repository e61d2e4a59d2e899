import { ReferralSettings, referrals } from '@runmart/contract/referrals'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/text-field.tsx'
import { formatSettings } from './format-settings.ts'
import { parseDraft, toDraft } from './settings-draft.ts'

const number = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'tabular-nums' } as const

/** What referring earns, as a section of the settings. */
export default function ReferralSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = (settings: ReferralSettings) => {
    const { commissionPercent, holdDays } = formatSettings(t, language, settings)
    return [
      { label: t('operatorReferrals.percent'), text: commissionPercent, number: settings.commissionPercent },
      { label: t('operatorReferrals.hold'), text: holdDays },
    ]
  }
  return (
    <SettingsPage
      title={t('operatorReferrals.changeTitle')}
      intro={t('operatorReferrals.changeText')}
      endpoint={referrals.settings}
      skeleton={['h-32']}
    >
      {(saved) => (
        <SettingsForm
          label={t('operatorReferrals.changeTitle')}
          saved={saved}
          schema={ReferralSettings}
          toDraft={toDraft}
          read={parseDraft}
          describe={describe}
          endpoint={referrals.settings}
          save={(body) => call(referrals.saveSettings, { body })}
          shownBy={[referrals.info]}
        >
          {({ draft, change }) => (
            <Card className="grid gap-5 sm:grid-cols-2">
              <TextField
                {...number}
                label={t('operatorReferrals.percentField')}
                name="commissionPercent"
                value={draft.commissionPercent}
                onChange={(event) => change({ commissionPercent: event.target.value })}
                hint={t('operatorReferrals.percentHint')}
              />
              <TextField
                {...number}
                label={t('operatorReferrals.holdField')}
                name="holdDays"
                value={draft.holdDays}
                onChange={(event) => change({ holdDays: event.target.value })}
                hint={t('operatorReferrals.holdHint')}
              />
            </Card>
          )}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
