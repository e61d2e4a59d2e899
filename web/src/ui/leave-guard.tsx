import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The state of a navigation that a form makes itself, once it has saved everything. */
export const SAVED = 'saved'

/**
 * Asks before a page is left whose changes are not saved. For values: what was typed over them yesterday must not come back
 * today. Long texts, which nobody likes to write twice, are kept instead (`useKeptDraft`).
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

/** Closing the tab is asked about in the browser's own words. */
export function useAskBeforeClosing(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
}
