import { CSPProvider } from '@base-ui/react/csp-provider'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { LanguageProvider, loadVoice } from './platform/language.tsx'
import { rememberReferral } from './platform/referral.ts'
import { startSession } from './platform/session.ts'
import { followTheme } from './platform/theme.ts'
import { Notices } from './ui/toast.tsx'

/** Asks who is signed in while the words are on their way; the app is shown when the words are here. */
export async function clientLoader() {
  rememberReferral(window.location.search)
  void startSession()
  await loadVoice()
  return null
}

/** What every screen of the app stands on. */
export default function App() {
  useEffect(followTheme, [])
  return (
    <CSPProvider disableStyleElements>
      <LanguageProvider>
        <Outlet />
        <Notices />
      </LanguageProvider>
    </CSPProvider>
  )
}
