import { CSPProvider } from '@base-ui/react/csp-provider'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { rememberReferral } from '#features/referrals/index.ts'
import { LanguageProvider } from '#platform/language.tsx'
import { startSession } from '#platform/session.ts'
import { followTheme } from '#platform/theme.ts'

// No page waits for the code that draws toasts; those of the meantime are kept.
const Toaster = lazy(() => import('#ui/toast.tsx'))

/** The root of every screen of the app. */
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

/** Loads who is signed in, while the code and the sentences of the first screen are on their way. */
export function startApp(): null {
  rememberReferral(window.location.search)
  void startSession()
  return null
}
