import { useRef, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { useAskBeforeClosing } from './leave-guard.tsx'
import { changedNames } from './use-draft.ts'

type Kept<Draft> = { version: number; typed: Partial<Draft> }
type Asked<Draft> = {
  /** What tells this text from others. */
  key: string
  saved: Draft
  version: number
}

/**
 * What is typed over a saved text. The tab keeps it for this user: whoever goes elsewhere and comes back finds it, with the
 * version that it was written over; closing the tab asks first.
 */
export function useKeptDraft<Draft extends Record<string, string>>(asked: Asked<Draft>) {
  const { saved, version } = asked
  const { user } = useSession()
  const key = `${asked.key} ${user?.id}`
  const [kept, setKept] = useState<Kept<Draft>>(() => readKept(key) ?? { version, typed: {} })
  const draft: Draft = { ...saved, ...kept.typed }
  const changes = changedNames(saved, draft)
  const isChanged = changes.length > 0
  /** For what ends later, an upload or a save: people go on typing meanwhile. */
  const latest = useRef({ kept, saved, version })
  latest.current = { kept, saved, version }
  const keep = (next: Kept<Draft>) => {
    latest.current.kept = next
    setKept(next)
    try {
      if (Object.keys(next.typed).length) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // Where storage is forbidden or full it is kept as long as the page is open.
    }
  }
  useAskBeforeClosing(isChanged)
  return {
    draft,
    changes,
    /** The version that was read before typing began. */
    version: isChanged ? kept.version : version,
    change: (values: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      const { kept, saved, version } = latest.current
      const now: Draft = { ...saved, ...kept.typed }
      const typed = { ...kept.typed, ...(typeof values === 'function' ? values(now) : values) }
      keep({ version: changedNames(saved, now).length > 0 ? kept.version : version, typed })
    },
    discard: () => keep({ version, typed: {} }),
    /** This was saved as that version; what was typed since then stays. */
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
