export type ToastTone = 'success' | 'error' | 'info'
/** What a toast offers: a way to what it is about, or to take it back. */
export type ToastOffer = { label: string } & ({ to: string } | { onPress: () => void })
export type ToastMessage = { tone: ToastTone; text: string; offer?: ToastOffer | undefined }

/** Shown before anything could render them: the session may be refused before the first screen is here. */
const pending: ToastMessage[] = []
let listener: ((message: ToastMessage) => void) | null = null

/** Shows a sentence in the corner for a few seconds, from anywhere, and what it offers if there is something. */
export function showToast(tone: ToastTone, text: string, offer?: ToastOffer): void {
  const message = { tone, text, offer }
  if (listener) listener(message)
  else pending.push(message)
}

/** Connects the one component that renders toasts; it also gets those that came too early. */
export function onToast(render: (message: ToastMessage) => void): () => void {
  listener = render
  for (const message of pending.splice(0)) render(message)
  return () => {
    listener = null
  }
}
