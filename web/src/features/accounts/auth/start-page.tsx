import { Navigate } from 'react-router'
import { useSession } from '#platform/session.ts'
import { homeOf } from './next-path.ts'

/** Where the installed app and the public pages lead: on to where this person begins. */
export default function StartPage() {
  const { user } = useSession()
  return user && <Navigate to={homeOf(user)} replace />
}
