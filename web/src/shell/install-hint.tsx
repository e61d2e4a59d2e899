import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useInstallPrompt } from '#platform/install-prompt.ts'
import { loadSentences } from '#platform/language.tsx'

const InstallBanner = lazy(() =>
  Promise.all([import('./install-banner.tsx'), loadSentences('all')]).then(([banner]) => banner),
)

const MIN_VISITS = 2
const isOrderPage = (path: string) => /^\/(orders|bots)\/[0-9a-f-]{36}$/.test(path)

/**
 * Offers to install the app to those who come back to look at an order, where the browser can; dismissed once, it never comes
 * again on this device.
 */
export function InstallHint() {
  const { pathname } = useLocation()
  const install = useInstallPrompt()
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem('installHint') === 'dismissed')
  const isFitting = isOrderPage(pathname)
  const [visits, setVisits] = useState(countVisits)
  useEffect(() => {
    if (isFitting) setVisits(noteVisit())
  }, [isFitting])
  if (!install || isDismissed || !isFitting || visits < MIN_VISITS) return null
  const dismiss = () => {
    localStorage.setItem('installHint', 'dismissed')
    setDismissed(true)
  }
  return (
    <Suspense>
      <InstallBanner onInstall={install} onDismiss={dismiss} />
    </Suspense>
  )
}

const countVisits = () => Number(localStorage.getItem('orderVisits') ?? 0)

/** Counts a visit, which is as long as the tab is open, once. */
function noteVisit(): number {
  if (sessionStorage.getItem('orderVisit') === null) {
    sessionStorage.setItem('orderVisit', 'noted')
    localStorage.setItem('orderVisits', String(countVisits() + 1))
  }
  return countVisits()
}
