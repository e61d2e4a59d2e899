import { useSyncExternalStore } from 'react'

export type StoredValue = {
  get: () => string | null
  set: (value: string) => void
  clear: () => void
  /** Calls back when it changes, here or in another tab; returns how to stop. */
  onChange: (listener: () => void) => () => void
}

const listeners = new Map<string, Set<() => void>>()

/** One small value stored in this browser. Where storage is forbidden it is not stored. */
export function storedValue(key: string): StoredValue {
  const mine = listeners.get(key) ?? new Set()
  listeners.set(key, mine)
  const emit = () => {
    for (const listener of mine) listener()
  }
  return {
    get: () => attempt(() => localStorage.getItem(key)),
    set: (value) => {
      attempt(() => localStorage.setItem(key, value))
      emit()
    },
    clear: () => {
      attempt(() => localStorage.removeItem(key))
      emit()
    },
    onChange: (listener) => {
      // The browser reports only what other tabs did; a null key means that everything was cleared.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
      addEventListener('storage', onStorage)
      mine.add(listener)
      return () => {
        removeEventListener('storage', onStorage)
        mine.delete(listener)
      }
    },
  }
}

/** What is stored now; the component renders again when it changes. */
export function useStoredValue(stored: StoredValue): string | null {
  return useSyncExternalStore(stored.onChange, stored.get, () => null)
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
