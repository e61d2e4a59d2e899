import { CSPProvider } from '@base-ui/react/csp-provider'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { rememberReferral } from '#features/referrals/index.ts'
import { LanguageProvider } from '#platform/language.tsx'
import { startSession } from '#platform/session.ts'
import { followTheme } from '#platform/theme.ts'

// No page waits for the toast code; earlier toasts are queued.
const Toaster = lazy(() => import('#ui/toast.tsx'))

export function App() {
  useEffect(followTheme, [])
  return (
    <CSPProvider disableStyleElements>
      <LanguageProvider>
        <Outlet />
        <Suspense>
          <Toaster />
        </Suspense>
      </LanguageProvider>
    </CSPProvider>
  )
}

/** Loads the session while the code and the sentences of the first screen are loading. */
export function startApp(): null {
  rememberReferral(window.location.search)
  void startSession()
  return null
}
