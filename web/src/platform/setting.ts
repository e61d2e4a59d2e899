export type Setting = {
  get: () => string | null
  set: (value: string) => void
  clear: () => void
  /** Tells when it changes, here or in another tab; gives back the way to stop listening. */
  onChange: (listener: () => void) => () => void
}

const listeners = new Map<string, Set<() => void>>()

/** One small thing kept in this browser. Where storage is forbidden it is simply not kept. */
export function setting(key: string): Setting {
  const mine = listeners.get(key) ?? new Set()
  listeners.set(key, mine)
  const tell = () => {
    for (const listener of mine) listener()
  }
  return {
    get: () => attempt(() => localStorage.getItem(key)),
    set: (value) => {
      attempt(() => localStorage.setItem(key, value))
      tell()
    },
    clear: () => {
      attempt(() => localStorage.removeItem(key))
      tell()
    },
    onChange: (listener) => {
      // The browser reports only what other tabs did; a null key means that everything was cleared.
      const heard = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
      addEventListener('storage', heard)
      mine.add(listener)
      return () => {
        removeEventListener('storage', heard)
        mine.delete(listener)
      }
    },
  }
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
