import { useSession } from '#platform/session.ts'
import UnknownPage from '../unknown-page.tsx'
import { Office } from './office.tsx'
import { OfficeShell } from './office-shell.tsx'
import { OfficeSkeleton } from './office-skeleton.tsx'

/** The door of the back office: for everybody but operators there is nothing at this address. */
export default function OperatorFrame() {
  const { user } = useSession()
  if (user?.role === 'operator') return <Office />
  if (user) return <UnknownPage />
  return (
    <OfficeShell waiting={{ transfers: 0, orders: 0, commissions: 0 }}>
      <OfficeSkeleton />
    </OfficeShell>
  )
}
