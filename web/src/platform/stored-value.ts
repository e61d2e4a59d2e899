import { useSyncExternalStore } from 'react'

export type StoredValue = {
  get: () => string | null
  set: (value: string) => void
  clear: () => void
  /** Calls the listener on changes, here or in another tab. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void
}

const listeners = new Map<string, Set<() => void>>()

/** A small value in the storage of this browser. Does not store it if storage is forbidden. */
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
      // The browser reports only changes of other tabs; a null key means a cleared storage.
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

/** The stored value; the component renders again when it changes. */
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
