import {
  MAX_MAINTENANCE_TEXT,
  type Maintenance,
  MaintenanceDraft,
  maintenance,
} from '@runmart/contract/content-maintenance'
import { languageNames, languages } from '@runmart/contract/languages'
import { zoneText } from '@runmart/i18n/formats'
import { useRef, useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { fromLocal, toLocal } from '#platform/local-time.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { loadShopState } from '#platform/shop-state.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeField, readDateTime } from '#ui/date-time-field.tsx'
import { Form } from '#ui/form.tsx'
import { useFormState } from '#ui/form-context.ts'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { MaintenanceState } from './maintenance-state.tsx'

/** Closes the shop or opens it, and says what customers read. Closing is asked about: everybody notices it. */
export function MaintenanceForm({ latest }: { latest: Maintenance }) {
  const t = useOperatorTranslations()
  // As it was when the form was opened: what somebody else saves meanwhile takes nothing away that was typed.
  const [saved, setSaved] = useState(latest)
  const { settings, version } = saved
  const { confirm, dialog } = useConfirm()
  const isOn = useRef(settings.isOn)
  const submit = async (draft: MaintenanceDraft) => {
    if (draft.isOn && !settings.isOn) {
      const isSure = await confirm({
        title: t('operatorMaintenance.sureTitle'),
        description: t('operatorMaintenance.sureText'),
        confirm: t('operatorMaintenance.close'),
        danger: true,
      })
      if (!isSure) return null
    }
    const answer = await handleAnswer(call(maintenance.saveSettings, { body: { ...draft, version } }), {
      refusals: 'inline',
    })
    if (!answer.success)
      return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorMaintenance.changedMeanwhile') } : answer
    setSaved(answer.data)
    updateAnswer(endpointQuery(maintenance.settings).queryKey, answer.data)
    await loadShopState()
    return answer
  }
  return (
    <>
      <Form
        key={version}
        schema={MaintenanceDraft}
        read={(data) => ({
          isOn: isOn.current,
          texts: Object.fromEntries(languages.map((it) => [it, data.get(`texts.${it}`)])),
          until: fromLocal(readDateTime(data, 'until')),
        })}
        label={t('operatorMaintenance.title')}
        onSubmit={submit}
        className="flex max-w-3xl flex-col gap-4"
      >
        <MaintenanceState saved={latest} />
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
                defaultValue={settings.texts[language]}
              />
            ))}
            <DateTimeField
              label={t('operatorMaintenance.until')}
              name="until"
              optional
              defaultValue={toLocal(settings.until)}
              usualTime="00:00"
              hint={t('operatorMaintenance.untilHint', { zone: zoneText(shownTimeZone()) })}
            />
          </div>
        </Section>
        <FormButtons
          isOn={settings.isOn}
          onPress={(next) => {
            isOn.current = next
          }}
        />
      </Form>
      {dialog}
    </>
  )
}

/** What is written can be saved by itself; the other button closes the shop, or opens it. */
function FormButtons({ isOn, onPress }: { isOn: boolean; onPress: (isOn: boolean) => void }) {
  const t = useOperatorTranslations()
  const { sending } = useFormState()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button type="submit" disabled={sending} onClick={() => onPress(isOn)}>
        {t('operatorMaintenance.save')}
      </Button>
      <Button type="submit" variant={isOn ? 'primary' : 'danger'} disabled={sending} onClick={() => onPress(!isOn)}>
        {t(isOn ? 'operatorMaintenance.open' : 'operatorMaintenance.close')}
      </Button>
    </div>
  )
}
