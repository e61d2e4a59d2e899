import { useSyncExternalStore } from 'react'

/** What browsers offer that can install the app; not all of them do. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const listener of listeners) listener()
}

// It comes once, whether or not anything that wants to know is shown by then.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event as InstallPrompt)
})
addEventListener('appinstalled', () => keep(null))

/** Asks the browser to install the app; null where it cannot, or it is installed. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => offered,
  )
  return (
    prompt &&
    (async () => {
      await prompt.prompt()
      // A browser asks once per offer.
      keep(null)
    })
  )
}
