import { type Maintenance, MaintenanceDraft, maintenance } from '@runmart/contract/content-maintenance'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { SettingsForm } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { fromLocal, toLocal } from '#platform/local-time.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { loadShopState } from '#platform/shop-state.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { type Draft, MaintenanceFields } from './maintenance-fields.tsx'
import { MaintenanceState } from './maintenance-state.tsx'

const toDraft = (_language: Language, { isOn, texts, until }: MaintenanceDraft): Draft => ({
  isOn,
  'texts.en': texts.en,
  'texts.vi': texts.vi,
  'texts.ru': texts.ru,
  until: toLocal(until),
})
const read = (_language: Language, { isOn, until, ...texts }: Draft) => ({
  isOn,
  texts: { en: texts['texts.en'], vi: texts['texts.vi'], ru: texts['texts.ru'] },
  until: fromLocal(until),
})

/** Closes the shop or opens it, and says what customers read; asked about with what changes, because everybody notices it. */
export function MaintenanceForm({ saved }: { saved: Maintenance }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = ({ isOn, texts, until }: MaintenanceDraft) => [
    {
      label: t('operatorMaintenance.shop'),
      text: t(isOn ? 'operatorMaintenance.shopClosed' : 'operatorMaintenance.shopOpen'),
    },
    ...languages.map((it) => ({ label: languageNames[it], text: texts[it] })),
    { label: t('operatorMaintenance.until'), text: until ? dateTimeText(language, new Date(until)) : '' },
  ]
  const ask = (before: MaintenanceDraft, after: MaintenanceDraft) => {
    if (before.isOn === after.isOn) return null
    return after.isOn
      ? {
          title: t('operatorMaintenance.sureTitle'),
          text: t('operatorMaintenance.sureText'),
          confirm: t('operatorMaintenance.close'),
          danger: true,
        }
      : {
          title: t('operatorMaintenance.openTitle'),
          text: t('operatorMaintenance.openText'),
          confirm: t('operatorMaintenance.open'),
        }
  }
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <MaintenanceState saved={saved} />
      <SettingsForm
        label={t('operatorMaintenance.title')}
        saved={saved}
        schema={MaintenanceDraft}
        toDraft={toDraft}
        read={read}
        describe={describe}
        ask={ask}
        endpoint={maintenance.settings}
        save={maintenance.saveSettings}
        onSaved={loadShopState}
      >
        {(fields) => <MaintenanceFields {...fields} />}
      </SettingsForm>
    </div>
  )
}
