import UnknownPage from '../../customer/unknown-page.tsx'
import { loadOperatorVoice } from '../../platform/operator-voice.ts'
import { useSession } from '../../platform/session.ts'
import { Office } from './office.tsx'
import { OfficeShell } from './office-shell.tsx'
import { OfficeSkeleton } from './office-skeleton.tsx'

/** Fetches the words of the back office while its code is on its way. */
export async function clientLoader() {
  await loadOperatorVoice()
  return null
}

/** The door of the back office: for everybody but operators there is nothing at this address. */
export default function OperatorFrame() {
  const { user } = useSession()
  if (user?.role === 'operator') return <Office />
  if (user) return <UnknownPage />
  return (
    <OfficeShell waiting={0}>
      <OfficeSkeleton />
    </OfficeShell>
  )
}
