import { accounts, MAX_FULL_NAME, Profile, type User } from '@runmart/contract/accounts'
import { modernTimeZone } from '@runmart/contract/time-zone'
import { offsetText, zoneText } from '@runmart/i18n/formats'
import { useMemo } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { replaceUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Form } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The profile fields that users can edit; an empty field clears its value. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTranslations()
  const { act } = useAct(accounts.editProfile)
  const editProfile = async (profile: Profile) => {
    const answer = await act({ body: profile })
    // Update the session, so that the whole app shows the new details at once.
    if (answer.success) replaceUser(answer.data.user)
    return answer
  }
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
          limit={MAX_FULL_NAME}
        />
        <TextField
          label={t('profile.phone')}
          name="phone"
          type="tel"
          optional
          defaultValue={user.phone}
          autoComplete="tel"
          limit={20}
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
          limit={33}
        />
        <TimeZoneField value={user.timeZone} />
      </div>
      <div className="flex justify-end">
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}

/** Chooses the time zone of the days in lists, charts and exports. */
function TimeZoneField({ value }: { value: string }) {
  const t = useTranslations()
  const options = useMemo(() => timeZoneOptions(value), [value])
  return (
    <Select
      label={t('profile.timeZone')}
      name="timeZone"
      hint={t('profile.timeZoneHint')}
      defaultValue={value}
      options={options}
    />
  )
}

/** All time zones of this browser plus the current one, such as `Asia/Ho Chi Minh · GMT+7`. */
function timeZoneOptions(current: string): { value: string; label: string }[] {
  const now = new Date()
  const names = new Set([...Intl.supportedValuesOf('timeZone').map(modernTimeZone), current])
  return [...names].sort().map((name) => ({
    value: name,
    label: `${zoneText(name)} · ${offsetText(now, name)}`,
  }))
}
