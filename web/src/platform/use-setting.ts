import { useSyncExternalStore } from 'react'
import type { Setting } from './setting.ts'

/** The current value of a setting; the component follows its changes. */
export function useSetting(kept: Setting): string | null {
  return useSyncExternalStore(kept.onChange, kept.get, () => null)
}
