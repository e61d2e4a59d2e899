import { useRef, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { useAskBeforeClosing } from './leave-guard.tsx'
import { changedNames } from './use-draft.ts'

type Kept<Draft> = { version: number; typed: Partial<Draft> }
type Asked<Draft> = {
  key: string
  saved: Draft
  version: number
}

/**
 * Unsaved edits of a text. The tab keeps them for this user with the version they are based on, so they survive leaving
 * the page; closing the tab asks first.
 */
export function useKeptDraft<Draft extends Record<string, string>>(asked: Asked<Draft>) {
  const { saved, version } = asked
  const { user } = useSession()
  const key = `${asked.key} ${user?.id}`
  const [kept, setKept] = useState<Kept<Draft>>(() => readKept(key) ?? { version, typed: {} })
  const draft: Draft = { ...saved, ...kept.typed }
  const changes = changedNames(saved, draft)
  const isChanged = changes.length > 0
  /** For an upload or a save that ends later: people go on typing meanwhile. */
  const latest = useRef({ kept, saved, version })
  latest.current = { kept, saved, version }
  const keep = (next: Kept<Draft>) => {
    latest.current.kept = next
    setKept(next)
    try {
      if (Object.keys(next.typed).length) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // If storage is forbidden or full, the draft lasts as long as the page is open.
    }
  }
  useAskBeforeClosing(isChanged)
  return {
    draft,
    changes,
    /** The version that the edits are based on. */
    version: isChanged ? kept.version : version,
    change: (values: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      const { kept, saved, version } = latest.current
      const now: Draft = { ...saved, ...kept.typed }
      const typed = { ...kept.typed, ...(typeof values === 'function' ? values(now) : values) }
      keep({ version: changedNames(saved, now).length > 0 ? kept.version : version, typed })
    },
    discard: () => keep({ version, typed: {} }),
    /** The server saved this as that version; later edits stay. */
    settle: (sent: Draft, version: number) => {
      const since = Object.entries(latest.current.kept.typed).filter(([name, value]) => value !== sent[name])
      keep({ version, typed: Object.fromEntries(since) as Partial<Draft> })
    },
  }
}

function readKept<Draft>(key: string): Kept<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
