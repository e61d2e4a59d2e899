import { INVITATION_DAYS, Invitation, MAX_INVITATIONS, staffInvitations } from '@runmart/contract/accounts-invitations'
import { languageNames, languages } from '@runmart/contract/languages'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { GrantFields, readGrant } from './grant-fields.tsx'

type Props = { open: boolean; onClose: () => void }

/** Invites an address to the staff and chooses its rights. */
export function InviteDialog({ open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      side
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorInvitations.invite')}
      description={t('operatorInvitations.inviteText', { days: INVITATION_DAYS })}
    >
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { act } = useAct(staffInvitations.create, { untilFresh: true })
  const invite = async (body: Invitation) => {
    const answer = await act({ body })
    if (answer.success) onDone()
    else if (answer.code === 'ALREADY_USED') return { ...answer, error: t('operatorInvitations.invitedBefore') }
    else if (answer.code === 'CONFLICT')
      return { ...answer, error: t('operatorInvitations.tooMany', { count: MAX_INVITATIONS }) }
    return answer
  }
  return (
    <Form
      schema={Invitation}
      read={(data) => ({ email: data.get('email'), language: data.get('language'), ...readGrant(data) })}
      onSubmit={invite}
      label={t('operatorInvitations.invite')}
    >
      <TextField
        label={t('operatorInvitations.email')}
        name="email"
        type="email"
        autoComplete="off"
        limit={254}
        autoFocus
      />
      <Select
        label={t('operatorInvitations.language')}
        name="language"
        defaultValue={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <GrantFields member={null} />
      <PanelFoot>
        <SubmitButton>{t('operatorInvitations.inviteNow')}</SubmitButton>
      </PanelFoot>
    </Form>
  )
}
