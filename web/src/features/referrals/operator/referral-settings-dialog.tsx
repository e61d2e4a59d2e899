import { ReferralSettings } from '@runmart/contract/referrals'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { notify } from '#ui/notify.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { ChangeList } from './change-list.tsx'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

type Props = { saved: ReferralSettings; open: boolean; onClose: () => void }

/** Changes what referring earns, after showing what will be other than it is. */
export function ReferralSettingsDialog({ saved, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const title = t('operatorReferrals.changeTitle')
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6, inputClassName: 'tabular-nums' } as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorReferrals.changeText')}
    >
      <Form
        schema={ReferralSettings}
        read={readSettings}
        label={title}
        onSubmit={async (typed) => {
          if (typed.commissionPercent === saved.commissionPercent && typed.holdDays === saved.holdDays) {
            notify('info', t('operatorReferrals.nothingChanged'))
            return null
          }
          const sure = await ask({
            title: t('operatorReferrals.sureTitle'),
            description: (
              <>
                {t('operatorReferrals.sureText')}
                <ChangeList before={saved} after={typed} />
              </>
            ),
            confirm: t('operatorReferrals.sure'),
          })
          if (!sure) return null
          const answer = await saveSettings(typed)
          if (answer.success) onClose()
          return answer
        }}
      >
        <TextField
          {...number}
          label={t('operatorReferrals.percentField')}
          name="commissionPercent"
          defaultValue={saved.commissionPercent}
          hint={t('operatorReferrals.percentHint')}
        />
        <TextField
          {...number}
          label={t('operatorReferrals.holdField')}
          name="holdDays"
          defaultValue={saved.holdDays}
          hint={t('operatorReferrals.holdHint')}
        />
        <SubmitButton>{t('operatorReferrals.save')}</SubmitButton>
      </Form>
      {dialog}
    </Dialog>
  )
}
