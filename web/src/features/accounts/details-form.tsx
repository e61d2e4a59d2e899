import { Profile, type User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { editProfile } from './edit-profile.ts'

/** What a person may change about himself; an emptied field is cleared. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTranslations()
  return (
    <Form schema={Profile} keepEmpty onSubmit={editProfile} label={t('profile.details')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('accounts.username')}
          name="username"
          defaultValue={user.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label={t('profile.fullName')}
          name="fullName"
          optional
          defaultValue={user.fullName}
          autoComplete="name"
          maxLength={80}
        />
        <TextField
          label={t('profile.phone')}
          name="phone"
          type="tel"
          optional
          defaultValue={user.phone}
          autoComplete="tel"
          maxLength={20}
        />
        <TextField
          label={t('profile.telegram')}
          name="telegram"
          optional
          defaultValue={user.telegram}
          placeholder="@username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={33}
        />
      </div>
      <div className="flex justify-end">
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}
