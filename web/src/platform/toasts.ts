export type ToastTone = 'success' | 'error' | 'info'
export type ToastMessage = { tone: ToastTone; text: string }

/** Those that came before anything could draw them: the session may be refused before the first screen is here. */
const pending: ToastMessage[] = []
let listener: ((message: ToastMessage) => void) | null = null

/** Shows a sentence in the corner for a few seconds, from anywhere. */
export function showToast(tone: ToastTone, text: string): void {
  if (listener) listener({ tone, text })
  else pending.push({ tone, text })
}

/** Connects what draws toasts, of which there is one; it also gets those that came too early. */
export function onToast(draw: (message: ToastMessage) => void): () => void {
  listener = draw
  for (const message of pending.splice(0)) draw(message)
  return () => {
    listener = null
  }
}
