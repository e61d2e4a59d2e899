import type { User } from '@runmart/contract/accounts'
import { useSay } from '#platform/language.tsx'
import { Details } from '#ui/details.tsx'
import { When } from '#ui/when.tsx'

/** What does not change about an account. */
export function AccountFacts({ user }: { user: User }) {
  const say = useSay()
  return (
    <Details
      items={[
        { label: say('accounts.email'), value: user.email },
        { label: say('profile.joined'), value: <When at={user.joinedDate} as="date" /> },
      ]}
    />
  )
}
