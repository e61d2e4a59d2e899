import type { User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { Details } from '#ui/details.tsx'
import { When } from '#ui/when.tsx'

/** What does not change about an account. */
export function AccountFacts({ user }: { user: User }) {
  const t = useTranslations()
  return (
    <Details
      items={[
        { label: t('accounts.email'), value: user.email },
        { label: t('profile.joined'), value: <When at={user.joinedDate} as="date" /> },
      ]}
    />
  )
}
