import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { queryClient } from '#platform/query-client.ts'

/** Wraps every screen with server data; the plain account pages load faster without it. */
export default function QueryCache() {
  const { language } = useLanguage()
  const before = useRef(language)
  useEffect(() => {
    // The server words some of its data, so another language needs new answers.
    if (before.current !== language) void queryClient.invalidateQueries()
    before.current = language
  }, [language])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
