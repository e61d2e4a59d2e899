import { Navigate } from 'react-router'
import { useSession } from '#platform/session.ts'
import { homeOf } from './next-path.ts'

/** The start of the installed app and of the public pages: redirects to the user's first page. */
export default function StartPage() {
  const { user } = useSession()
  return user && <Navigate to={homeOf(user)} replace />
}
