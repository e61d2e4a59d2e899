import { useState } from 'react'
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
 * What is typed over a saved text. The tab keeps it: whoever goes elsewhere and comes back finds it, with the version that it was
 * written over; closing the tab asks first.
 */
export function useKeptDraft<Draft extends Record<string, string>>({ key, saved, version }: Asked<Draft>) {
  const [kept, setKept] = useState<Kept<Draft>>(() => readKept(key) ?? { version, typed: {} })
  const draft: Draft = { ...saved, ...kept.typed }
  const changes = changedNames(saved, draft)
  const isChanged = changes.length > 0
  const keep = (next: Kept<Draft>) => {
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
    change: (values: Partial<Draft>) =>
      keep({ version: isChanged ? kept.version : version, typed: { ...kept.typed, ...values } }),
    discard: () => keep({ version, typed: {} }),
  }
}

function readKept<Draft>(key: string): Kept<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
