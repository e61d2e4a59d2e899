import { currentSession } from './session-state.ts'

/** Which key something was sent under, while no answer is known. */
export type Keys = {
  get: (words: string) => string | undefined
  set: (words: string, key: string) => void
  delete: (words: string) => void
}

/** Keys that this tab keeps also over a reload, for each user apart: loading anew is what people do when the line breaks. */
export function keptKeys(name: string): Keys & { isEmpty: () => boolean } {
  const place = () => `${name}:${currentSession().user?.id ?? ''}`
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(sessionStorage.getItem(place()) ?? '{}')
    } catch {
      return {}
    }
  }
  const write = (keys: Record<string, string>) => {
    try {
      sessionStorage.setItem(place(), JSON.stringify(keys))
    } catch {
      // Where storage is forbidden it is simply not kept.
    }
  }
  return {
    get: (words) => read()[markOf(words)],
    set: (words, key) => write({ ...read(), [markOf(words)]: key }),
    delete: (words) => {
      const { [markOf(words)]: _, ...others } = read()
      write(others)
    },
    isEmpty: () => Object.keys(read()).length === 0,
  }
}

/** A short mark of long words (FNV-1a with their length); nothing secret, only unlikely to meet another. */
function markOf(words: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  return `${words.length}-${hash >>> 0}`
}
