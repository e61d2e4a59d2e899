import { ShieldAlert } from 'lucide-react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'

/** Shown to an operator whose account a password alone would open. */
export function NeedsTwoFactor() {
  const say = useOperatorSay()
  return (
    <>
      <title>{`${say('backOffice.twoFactorTitle')} · Runmart`}</title>
      <Empty
        as="h1"
        icon={ShieldAlert}
        title={say('backOffice.twoFactorTitle')}
        className="py-24"
        action={
          <ButtonLink variant="primary" to={`${paths.profile}#two-factor`}>
            {say('backOffice.toProfile')}
          </ButtonLink>
        }
      >
        {say('backOffice.twoFactorText')}
      </Empty>
    </>
  )
}
