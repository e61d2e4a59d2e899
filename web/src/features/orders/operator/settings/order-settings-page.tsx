import { OrderSettings, orderSettings, suggestedTiers } from '@runmart/contract/orders-settings'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { parseDraft, toDraft } from './settings-draft.ts'
import { TierFields } from './tier-fields.tsx'

/** What the shop has set about orders, as a section of the settings. */
export default function OrderSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = ({ tiers }: OrderSettings) => {
    const suggested = JSON.stringify(tiers) === JSON.stringify(suggestedTiers)
    return tiers.flatMap(({ deposit, discount }, at) => [
      {
        label: t('operatorOrderSettings.tierDeposit', { nth: at + 1 }),
        text: moneyText(language, deposit),
        number: deposit,
        suggested,
      },
      {
        label: t('operatorOrderSettings.tierDiscount', { nth: at + 1 }),
        text: percentText(language, discount),
        number: discount,
        suggested,
      },
    ])
  }
  return (
    <SettingsPage
      title={t('operatorOrderSettings.title')}
      intro={t('operatorOrderSettings.intro')}
      endpoint={orderSettings.settings}
      skeleton={['h-96']}
    >
      {(saved) => (
        <SettingsForm
          label={t('operatorOrderSettings.title')}
          saved={saved}
          schema={OrderSettings}
          toDraft={toDraft}
          read={parseDraft}
          describe={describe}
          endpoint={orderSettings.settings}
          save={orderSettings.saveSettings}
        >
          {({ draft, change }) => <TierFields draft={draft} change={change} />}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
