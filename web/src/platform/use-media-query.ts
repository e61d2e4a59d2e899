import { useCallback, useSyncExternalStore } from 'react'

/** As `max-sm` of the classes. */
export const PHONE = '(width < 40rem)'
/** As `max-lg` of the classes: phones, and tablets held upright. */
export const NARROW = '(width < 64rem)'

/** Whether the screen matches; the component renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  const matches = () => matchMedia(query).matches
  return useSyncExternalStore(listen, matches, matches)
}
