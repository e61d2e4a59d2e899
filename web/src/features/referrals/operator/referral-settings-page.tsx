import { ReferralSettings, referrals, SUGGESTED_COMMISSION } from '@runmart/contract/referrals'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { percentText } from '#ui/percent-text.ts'
import { TextField } from '#ui/text-field.tsx'
import { formatSettings } from './format-settings.ts'
import { parseDraft, toDraft } from './settings-draft.ts'

const number = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'tabular-nums' } as const

/** The referral settings, as a section of the settings. */
export default function ReferralSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = (settings: ReferralSettings) => {
    const { commissionPercent, holdDays } = formatSettings(t, language, settings)
    return [
      {
        label: t('operatorReferrals.percent'),
        text: commissionPercent,
        number: settings.commissionPercent,
        suggested: settings.commissionPercent === SUGGESTED_COMMISSION,
      },
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
          save={referrals.saveSettings}
        >
          {({ draft, change }) => (
            <Card className="grid gap-5 sm:grid-cols-2">
              <TextField
                {...number}
                label={t('operatorReferrals.percentField')}
                name="commissionPercent"
                value={draft.commissionPercent}
                onChange={(event) => change({ commissionPercent: event.target.value })}
                hint={
                  <>
                    {t('operatorReferrals.percentHint')}
                    {draft.commissionPercent.trim() === '0' && (
                      <Button
                        size="sm"
                        onClick={() => change({ commissionPercent: String(SUGGESTED_COMMISSION) })}
                        className="mt-2 flex"
                      >
                        {t('operatorReferrals.percentSuggest', {
                          percent: percentText(language, SUGGESTED_COMMISSION),
                        })}
                      </Button>
                    )}
                  </>
                }
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
