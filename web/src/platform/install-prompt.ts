import { useSyncExternalStore } from 'react'

/** The event of browsers that can install the app. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const listener of listeners) listener()
}

// The event comes once, perhaps before any component listens.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event as InstallPrompt)
})
addEventListener('appinstalled', () => keep(null))

/** Asks the browser to install the app. Null if it cannot, or if the app is installed. */
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
