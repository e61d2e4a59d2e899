import type { Language } from '@runmart/contract/languages'
import { PartnerSettings, partnersOperator } from '@runmart/contract/partners-operator'
import { numberText } from '@runmart/i18n/formats'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'
import { readShare, shareText, typedShare } from './share.ts'

type Draft = { share: string; holdDays: string; claimDays: string }
const toDraft = (language: Language, { share, holdDays, claimDays }: PartnerSettings): Draft => ({
  share: typedShare(language, share),
  holdDays: String(holdDays),
  claimDays: String(claimDays),
})
const read = (language: Language, { share, holdDays, claimDays }: Draft) => ({
  share: readShare(language, share),
  holdDays: readAmount(language, holdDays),
  claimDays: readAmount(language, claimDays),
})
const number = { autoComplete: 'off', inputClassName: 'tabular-nums', className: 'sm:max-w-sm' } as const

/** The usual share, the hold time of shares and the answer time for claims, as a section of the settings. */
export default function PartnerSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <SettingsPage
      title={t('operatorPartners.settings')}
      intro={t('operatorPartners.settingsIntro')}
      endpoint={partnersOperator.settings}
      skeleton={['h-48']}
    >
      {(saved) => (
        <SettingsForm
          label={t('operatorPartners.settings')}
          saved={saved}
          schema={PartnerSettings}
          toDraft={toDraft}
          read={read}
          describe={({ share, holdDays, claimDays }) => [
            { label: t('operatorPartners.defaultShare'), text: shareText(language, share), number: share / 100 },
            { label: t('operatorPartners.holdDays'), text: numberText(language, holdDays) },
            { label: t('operatorPartners.claimDays'), text: numberText(language, claimDays) },
          ]}
          endpoint={partnersOperator.settings}
          save={partnersOperator.saveSettings}
        >
          {({ draft, change }) => (
            <Card className="flex flex-col gap-5">
              <TextField
                {...number}
                label={t('operatorPartners.defaultShare')}
                name="share"
                inputMode="decimal"
                value={draft.share}
                onChange={(event) => change({ share: event.target.value })}
                hint={t('operatorPartners.defaultShareHint')}
              />
              <TextField
                {...number}
                label={t('operatorPartners.holdDays')}
                name="holdDays"
                inputMode="numeric"
                value={draft.holdDays}
                onChange={(event) => change({ holdDays: event.target.value })}
                hint={t('operatorPartners.holdDaysHint')}
              />
              <TextField
                {...number}
                label={t('operatorPartners.claimDays')}
                name="claimDays"
                inputMode="numeric"
                value={draft.claimDays}
                onChange={(event) => change({ claimDays: event.target.value })}
                hint={t('operatorPartners.claimDaysHint')}
              />
            </Card>
          )}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
