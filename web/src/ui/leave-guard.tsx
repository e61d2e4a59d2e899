import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The navigation state that a form sets after it saved everything. */
export const SAVED = 'saved'

/**
 * Confirms leaving a page with unsaved changes. For values: stale input must not return the next day. Long texts keep a
 * draft instead (`useKeptDraft`).
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useOperatorTranslations()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // A page that a save once led to keeps that state: going back to it saves nothing.
    const isSaved = nextLocation.state === SAVED && historyAction !== 'POP'
    return when && currentLocation.pathname !== nextLocation.pathname && !isSaved
  })
  useAskBeforeClosing(when)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={t('operatorLeaving.title')}
      description={t('operatorLeaving.text')}
      confirm={t('operatorLeaving.leave')}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

/** The browser asks in its own words when the tab closes. */
export function useAskBeforeClosing(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
}
