import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link, null when there is none. It comes in the fragment, which no server sees, and moves from the
 * address bar into the history entry, so that a reload still has it.
 */
export function useMailedToken(): string | null {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const mailed = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (mailed) navigate(pathname, { replace: true, state: { mailedToken: mailed } })
  }, [mailed, pathname, navigate])
  return mailed || (state as { mailedToken?: string } | null)?.mailedToken || null
}
