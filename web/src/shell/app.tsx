import { CSPProvider } from '@base-ui/react/csp-provider'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { LanguageProvider } from '#platform/language.tsx'
import { followTheme } from '#platform/theme.ts'
import { Notices } from '#ui/toast.tsx'

/** What every screen of the app stands on. */
export function App() {
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
