import type { Answer } from '@runmart/contract/client'
import type { Language } from '@runmart/contract/languages'
import { handouts, type Stock, StockSettings, stock } from '@runmart/contract/stock'
import { numberText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { readAmount, readPercent } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirmChanges } from '#ui/use-confirm-changes.tsx'
import { useDraft } from '#ui/use-draft.ts'

type Draft = { handout: StockSettings['handout']; lowAt: string; keepDays: string; replacePercent: string }

const number = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'tabular-nums' } as const

/** The hand-out settings of a stock. The form asks before a change deletes goods that customers can still read. */
export function StockSettingsForm({ serviceId, latest }: { serviceId: string; latest: Stock }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const { act } = useAct(stock.saveSettings, { untilFresh: true })
  /** The settings on screen when typing began. The operator has not seen what a later reload brings. */
  const [begun, setBegun] = useState<Stock | null>(null)
  const { settings, version } = begun ?? latest
  const { draft, changes, change, discard } = useDraft(toDraft(settings))
  const type = (values: Partial<Draft>) => {
    setBegun(begun ?? latest)
    change(values)
  }
  const reset = () => {
    setBegun(null)
    discard()
  }
  const save = async (next: StockSettings): Promise<Answer<unknown> | null> => {
    const days = { before: numberText(language, settings.keepDays), after: numberText(language, next.keepDays) }
    const isSure =
      next.keepDays >= settings.keepDays ||
      (await confirmChanges({
        title: t('operatorStock.sureTitle'),
        text: t('operatorStock.sureText'),
        confirm: t('operatorStock.sureNow'),
        danger: true,
        changes: [{ label: t('operatorStock.keepDays'), ...days }],
      }))
    if (!isSure) return null
    const params = { id: serviceId }
    const answer = await act({ params, body: { version, settings: next } })
    if (answer.success) {
      updateAnswer(endpointQuery(stock.stock, { params }).queryKey, answer.data)
      reset()
    } else if (answer.code === 'CONFLICT') {
      reset()
      return { ...answer, error: t('operatorStock.conflict') }
    }
    return answer
  }
  return (
    <Section title={t('operatorStock.settings')}>
      <Form
        label={t('operatorStock.settings')}
        schema={StockSettings}
        read={() => read(language, draft)}
        onSubmit={save}
      >
        <Select
          label={t('operatorStock.handout')}
          name="handout"
          value={draft.handout}
          options={handouts.map((value) => ({ value, label: t(`stockHandouts.${value}`) }))}
          onValueChange={(handout) => type({ handout })}
        />
        <TextField
          {...number}
          label={t('operatorStock.lowAt')}
          name="lowAt"
          value={draft.lowAt}
          onChange={(event) => type({ lowAt: event.target.value })}
          hint={t('operatorStock.lowAtHint')}
          optional
        />
        <TextField
          {...number}
          label={t('operatorStock.keepDays')}
          name="keepDays"
          value={draft.keepDays}
          onChange={(event) => type({ keepDays: event.target.value })}
          hint={t('operatorStock.keepDaysHint')}
        />
        <TextField
          {...number}
          label={t('operatorStock.replacePercent')}
          name="replacePercent"
          value={draft.replacePercent}
          onChange={(event) => type({ replacePercent: event.target.value })}
          hint={t('operatorStock.replacePercentHint')}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="secondary" disabled={changes.length === 0}>
            {t('operatorStock.save')}
          </SubmitButton>
          {changes.length > 0 && (
            <Button variant="quiet" onClick={reset}>
              {t('operatorStock.discard')}
            </Button>
          )}
        </div>
      </Form>
      <LeaveGuard when={changes.length > 0} />
      {dialog}
    </Section>
  )
}

function toDraft({ handout, lowAt, keepDays, replacePercent }: StockSettings): Draft {
  return {
    handout,
    lowAt: lowAt === null ? '' : String(lowAt),
    keepDays: String(keepDays),
    replacePercent: String(replacePercent),
  }
}

function read(language: Language, { handout, lowAt, keepDays, replacePercent }: Draft) {
  return {
    handout,
    lowAt: readAmount(language, lowAt) ?? null,
    keepDays: readAmount(language, keepDays),
    replacePercent: readPercent(language, replacePercent),
  }
}
