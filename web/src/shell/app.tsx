import { CSPProvider } from '@base-ui/react/csp-provider'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { rememberReferral } from '#features/referrals/index.ts'
import { LanguageProvider, loadTranslations } from '#platform/language.tsx'
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

/** Loads who is signed in and the translations at once; the app is shown when the translations are here. */
export async function startApp(): Promise<null> {
  rememberReferral(window.location.search)
  void startSession()
  await loadTranslations()
  return null
}
