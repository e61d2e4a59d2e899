export type ToastTone = 'success' | 'error' | 'info'
/** The button of a toast: a link to its subject, or an undo. */
export type ToastOffer = { label: string } & ({ to: string } | { onPress: () => void })
export type ToastMessage = { tone: ToastTone; text: string; offer?: ToastOffer | undefined }

/** Toasts that came before the first screen, such as for a refused session. */
const pending: ToastMessage[] = []
let listener: ((message: ToastMessage) => void) | null = null

/** Shows a sentence in the corner for a few seconds, perhaps with a button. Callable from anywhere. */
export function showToast(tone: ToastTone, text: string, offer?: ToastOffer): void {
  const message = { tone, text, offer }
  if (listener) listener(message)
  else pending.push(message)
}

/** Connects the component that renders toasts. It also gets earlier ones. */
export function onToast(render: (message: ToastMessage) => void): () => void {
  listener = render
  for (const message of pending.splice(0)) render(message)
  return () => {
    listener = null
  }
}
