import {
  MAX_MAINTENANCE_TEXT,
  type Maintenance,
  MaintenanceDraft,
  maintenance,
} from '@runmart/contract/content-maintenance'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { zoneText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { fromLocal, toLocal } from '#platform/local-time.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { loadShopState } from '#platform/shop-state.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Closes or opens the shop, with the text for customers meanwhile. */
export default function MaintenancePage() {
  const t = useOperatorTranslations()
  return (
    <SettingsPage
      title={t('operatorMaintenance.title')}
      intro={t('operatorMaintenance.intro')}
      endpoint={maintenance.settings}
      skeleton={['h-20', 'h-96']}
    >
      {(saved) => <MaintenanceForm saved={saved} />}
    </SettingsPage>
  )
}

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

/** Edits the maintenance settings. Saving lists the changes for confirmation, because every customer notices them. */
function MaintenanceForm({ saved }: { saved: Maintenance }) {
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

/** Shows if the shop is open for customers at present. */
function MaintenanceState({ saved: { settings, isForced } }: { saved: Maintenance }) {
  const t = useOperatorTranslations()
  const isClosed = settings.isOn || isForced
  return (
    <Alert
      tone={isClosed ? 'warning' : 'success'}
      title={t(isClosed ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')}
    >
      {isForced && t('operatorMaintenance.isForced')}
    </Alert>
  )
}

/** Maintenance settings in the form, with the expected end in the format of its field. */
type Draft = Pick<MaintenanceDraft, 'isOn'> & Record<`texts.${Language}`, string> & { until: string }

type Props = { draft: Draft; change: (values: Partial<Draft>) => void }

/** Opens or closes the shop, and edits the text for customers meanwhile. */
function MaintenanceFields({ draft, change }: Props) {
  const t = useOperatorTranslations()
  return (
    <>
      <Card>
        <RadioCards
          label={t('operatorMaintenance.shop')}
          name="isOn"
          value={draft.isOn ? 'closed' : 'open'}
          onChange={(next) => change({ isOn: next === 'closed' })}
          options={[
            {
              value: 'open',
              label: t('operatorMaintenance.shopOpen'),
              text: t('operatorMaintenance.shopOpenText'),
            },
            {
              value: 'closed',
              label: t('operatorMaintenance.shopClosed'),
              text: t('operatorMaintenance.shopClosedText'),
            },
          ]}
        />
      </Card>
      <Section title={t('operatorMaintenance.words')} description={t('operatorMaintenance.wordsIntro')}>
        <div className="flex flex-col gap-5">
          {languages.map((language) => (
            <TextArea
              key={language}
              name={`texts.${language}`}
              lang={language}
              label={languageNames[language]}
              rows={2}
              limit={MAX_MAINTENANCE_TEXT}
              optional
              value={draft[`texts.${language}`]}
              onChange={(event) => change({ [`texts.${language}`]: event.target.value })}
            />
          ))}
          <UntilField value={draft.until} onChange={(until) => change({ until })} />
        </div>
      </Section>
    </>
  )
}

/** The expected end. The field holds its own input, so a new key resets it when the draft changes elsewhere. */
function UntilField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState(value)
  const [round, setRound] = useState(0)
  if (value !== typed) {
    setTyped(value)
    setRound(round + 1)
  }
  return (
    <DateTimeField
      key={round}
      label={t('operatorMaintenance.until')}
      name="until"
      optional
      defaultValue={value}
      onChange={(next) => {
        setTyped(next)
        onChange(next)
      }}
      usualTime="00:00"
      hint={t('operatorMaintenance.untilHint', { zone: zoneText(shownTimeZone()) })}
    />
  )
}
