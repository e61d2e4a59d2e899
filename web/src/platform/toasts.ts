export type ToastTone = 'success' | 'error' | 'info'
export type ToastLink = { to: string; label: string }
export type ToastMessage = { tone: ToastTone; text: string; link?: ToastLink | undefined }

/** Shown before anything could render them: the session may be refused before the first screen is here. */
const pending: ToastMessage[] = []
let listener: ((message: ToastMessage) => void) | null = null

/** Shows a sentence in the corner for a few seconds, from anywhere, with a way to what it is about if there is one. */
export function showToast(tone: ToastTone, text: string, link?: ToastLink): void {
  const message = { tone, text, link }
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
