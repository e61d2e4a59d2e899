import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { queryClient } from '#platform/query-client.ts'

/** Stands around every screen that shows data of the server; the plain account pages do without and load faster. */
export default function QueryCache() {
  const { language } = useLanguage()
  const before = useRef(language)
  useEffect(() => {
    // The server words some of its data; in another language it has to be asked again.
    if (before.current !== language) void queryClient.invalidateQueries()
    before.current = language
  }, [language])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
