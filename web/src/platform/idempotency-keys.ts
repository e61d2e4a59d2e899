import { currentSession } from './session-state.ts'

/** Under which key each deed was sent, until it is known to have happened. */
export type IdempotencyKeys = {
  get: (deed: string) => string | undefined
  set: (deed: string, key: string) => void
  delete: (deed: string) => void
}

/** Keys that this tab keeps also over a reload, for each user apart: loading anew is what people do when the line breaks. */
export function storedIdempotencyKeys(name: string): IdempotencyKeys {
  const place = () => `${name}:${currentSession().user?.id ?? ''}`
  // Where storage is forbidden, they are kept as long as the page.
  const unstored = new Map<string, string>()
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(sessionStorage.getItem(place()) ?? '{}')
    } catch {
      return JSON.parse(unstored.get(place()) ?? '{}')
    }
  }
  const write = (keys: Record<string, string>) => {
    const written = JSON.stringify(keys)
    try {
      sessionStorage.setItem(place(), written)
    } catch {
      unstored.set(place(), written)
    }
  }
  return {
    get: (deed) => read()[deed],
    set: (deed, key) => write({ ...read(), [deed]: key }),
    delete: (deed) => {
      const { [deed]: _, ...others } = read()
      write(others)
    },
  }
}
