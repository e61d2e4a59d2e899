import { currentSession } from '#platform/session-state.ts'

const keyOf = (id: string) => `message:${currentSession().user?.id ?? ''}:${id}`

/** The unsent text for a conversation in this tab. */
export function storedDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the draft of a conversation. If the browser forbids storage, the draft ends with the form. */
export function storeDraft(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text)
    else sessionStorage.removeItem(keyOf(id))
  } catch {}
}
