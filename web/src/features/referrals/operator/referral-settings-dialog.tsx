import { ReferralSettings } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { ChangeList } from '#ui/change-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { saveSettings } from './save-settings.ts'
import { settingTexts } from './setting-texts.ts'
import { changesIn, draftOf, readDraft } from './settings-draft.ts'

type Props = { saved: ReferralSettings; open: boolean; onClose: () => void }

/** Changes what referring earns, after showing what would change. */
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

const labels = { commissionPercent: 'operatorReferrals.percent', holdDays: 'operatorReferrals.hold' } as const

function SettingsForm({ saved, onDone }: { saved: ReferralSettings; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const { draft, changes, change } = useDraft(draftOf(saved), changesIn)
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6, inputClassName: 'tabular-nums' } as const
  const save = async (settings: ReferralSettings) => {
    if (changes.length === 0) {
      showToast('info', t('operatorReferrals.nothingChanged'))
      return null
    }
    const [before, after] = [settingTexts(t, language, saved), settingTexts(t, language, settings)]
    const sure = await ask({
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
        read={() => readDraft(draft)}
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
