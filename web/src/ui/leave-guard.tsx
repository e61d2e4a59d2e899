import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The state of a navigation that a form makes itself, once it has saved everything. */
export const SAVED = 'saved'

type Props = {
  /** Something is not saved yet. */
  when: boolean
  title: string
  text: string
  leave: string
}

/** Asks before a page is left whose changes are not saved; closing the tab is asked about in the browser's own words. */
export function LeaveGuard({ when, title, text, leave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== SAVED,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={title}
      description={text}
      confirm={leave}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
