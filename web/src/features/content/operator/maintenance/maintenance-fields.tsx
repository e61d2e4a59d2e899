import { MAX_MAINTENANCE_TEXT, type MaintenanceDraft } from '@runmart/contract/content-maintenance'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { zoneText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { Card } from '#ui/card.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Maintenance as it is being typed; the expected end as its field holds it. */
export type Draft = Pick<MaintenanceDraft, 'isOn'> & Record<`texts.${Language}`, string> & { until: string }

type Props = { draft: Draft; change: (values: Partial<Draft>) => void }

/** Whether customers are let in, and what they read if they are not. */
export function MaintenanceFields({ draft, change }: Props) {
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

/** The expected end. The field keeps what is typed itself, and begins anew when the draft becomes another in another way. */
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
