export type NoticeTone = 'success' | 'error' | 'info'
export type Notice = { id: number; tone: NoticeTone; sentence: string }

const MOST = 3
let notices: readonly Notice[] = []
let last = 0
const listeners = new Set<() => void>()

function become(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a notice for a few seconds, from anywhere. The same sentence again replaces itself instead of piling up. */
export function notify(tone: NoticeTone, sentence: string): void {
  const others = notices.filter((notice) => notice.sentence !== sentence)
  become([...others, { id: ++last, tone, sentence }].slice(-MOST))
}

export function dismissNotice(id: number): void {
  become(notices.filter((notice) => notice.id !== id))
}

/** What is shown now, for the corner that shows it. */
export const noticeStore = {
  current: () => notices,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
