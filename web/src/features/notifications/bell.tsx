import { lazy, Suspense, useState } from 'react'
import { BellButton } from './bell-button.tsx'
import { useUnread } from './use-unread.ts'

const fetchPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(fetchPanel)

/** The bell; its list is fetched the first time it is opened, or about to be. */
export function Bell() {
  const unread = useUnread()
  const [wanted, setWanted] = useState(false)
  const button = (
    <BellButton
      unread={unread}
      onPointerEnter={() => void fetchPanel().catch(() => {})}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <BellPanel unread={unread} />
    </Suspense>
  )
}
