import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The token of a mailed link, or null. `opening` counts the opened links in this tab: each begins anew. */
export type MailedToken = { token: string | null; opening: number }

/**
 * Reads the token from the fragment, which no server sees. Moves it from the address bar into the history entry, so
 * that a reload still has it.
 */
export function useMailedToken(): MailedToken {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const mailed = new URLSearchParams(hash.slice(1)).get('token') || null
  const [seen, setSeen] = useState({ mailed, opening: 1 })
  if (mailed !== seen.mailed) setSeen({ mailed, opening: seen.opening + (mailed ? 1 : 0) })
  useEffect(() => {
    if (mailed) navigate(pathname, { replace: true, state: { mailedToken: mailed } })
  }, [mailed, pathname, navigate])
  return { token: mailed ?? (state as { mailedToken?: string } | null)?.mailedToken ?? null, opening: seen.opening }
}
