import { lazy, Suspense, useState } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { BellButton } from './bell-button.tsx'
import { useUnreadCount } from './unread-count.ts'

const fetchPanel = () => Promise.all([import('./bell-panel.tsx'), loadSentences('all')]).then(([panel]) => panel)
const BellPanel = lazy(fetchPanel)

/** The bell with the newest notifications. Loads the panel's code when the user hovers or presses. */
export function Bell() {
  const unread = useUnreadCount()
  const [opened, setOpened] = useState(false)
  const button = (
    <BellButton
      unread={unread}
      onPointerEnter={() => void fetchPanel().catch(() => {})}
      onClick={() => setOpened(true)}
    />
  )
  if (!opened) return button
  return (
    <Suspense fallback={button}>
      <BellPanel unread={unread} />
    </Suspense>
  )
}
