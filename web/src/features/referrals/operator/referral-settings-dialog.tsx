import type { Language } from '@runmart/contract/languages'
import { ReferralSettings, referrals } from '@runmart/contract/referrals'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, invalidate, updateAnswer } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { ChangeList } from '#ui/change-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { percentText } from '#ui/percent-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { changesIn, parseDraft, toDraft } from './settings-draft.ts'

type Props = { saved: ReferralSettings; open: boolean; onClose: () => void }

/** Changes what referring earns; a save is confirmed with the list of changes. */
export function ReferralSettingsDialog({ saved, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorReferrals.changeTitle')}
      description={t('operatorReferrals.changeText')}
    >
      <SettingsForm saved={saved} onDone={onClose} />
    </Dialog>
  )
}

/** The two settings as people read them. */
export function formatSettings(t: TranslateOperator, language: Language, settings: ReferralSettings) {
  const { commissionPercent, holdDays } = settings
  return {
    commissionPercent: percentText(language, commissionPercent),
    holdDays: holdDays > 0 ? t('operatorReferrals.holdDays', { count: holdDays }) : t('operatorReferrals.holdNone'),
  } satisfies Record<keyof ReferralSettings, string>
}

const labels = { commissionPercent: 'operatorReferrals.percent', holdDays: 'operatorReferrals.hold' } as const

function SettingsForm({ saved, onDone }: { saved: ReferralSettings; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { draft, changes, change } = useDraft(toDraft(saved), (before, after) => changesIn(language, before, after))
  const number = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'tabular-nums' } as const
  const save = async (settings: ReferralSettings) => {
    if (changes.length === 0) {
      showToast('info', t('operatorReferrals.nothingChanged'))
      return null
    }
    const [before, after] = [formatSettings(t, language, saved), formatSettings(t, language, settings)]
    const sure = await confirm({
      title: t('operatorReferrals.sureTitle'),
      description: (
        <>
          {t('operatorReferrals.sureText')}
          <ChangeList
            changes={changes.map((name) => ({ label: t(labels[name]), before: before[name], after: after[name] }))}
          />
        </>
      ),
      confirm: t('operatorReferrals.sure'),
    })
    if (!sure) return null
    const answer = await saveSettings(settings)
    if (answer.success) onDone()
    return answer
  }
  return (
    <>
      <Form
        schema={ReferralSettings}
        read={() => parseDraft(language, draft)}
        label={t('operatorReferrals.changeTitle')}
        onSubmit={save}
      >
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
        <SubmitButton>{t('operatorReferrals.save')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

/** Refusals are the form's to show. */
async function saveSettings(body: ReferralSettings) {
  const answer = await handleAnswer(call(referrals.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  updateAnswer(endpointQuery(referrals.settings).queryKey, answer.data)
  invalidate(referrals.info)
  return answer
}
