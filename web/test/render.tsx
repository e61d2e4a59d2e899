import assert from 'node:assert/strict'
import type { User } from '@runmart/contract/accounts'
import type { Language } from '@runmart/contract/languages'
import { loadOperatorTranslations } from '@runmart/i18n/operator'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { LanguageProvider, loadTranslations } from '#platform/language.tsx'
import { loadOperatorTranslationsIntoApp } from '#platform/operator-translations.ts'
import { queryClient } from '#platform/query-client.ts'
import { updateSession } from '#platform/session-state.ts'
import Toaster from '#ui/toast.tsx'
import { fakeApi } from './fake-api.ts'

// A busy machine may take its time; what is there is found at once all the same.
configure({ asyncUtilTimeout: 10_000 })

type Options = { language?: Language; path?: string; user?: User | null }

/** Renders a component as the app does: real words, real cache, real toasts; returns its words and a simulated user. */
export async function renderScreen(ui: ReactNode, { language = 'en', path = '/', user = null }: Options = {}) {
  cleanup()
  localStorage.setItem('lang', language)
  await loadOperatorTranslationsIntoApp()
  await loadTranslations()
  updateSession({ user, loading: false, error: null })
  const withToasts = (
    <>
      {ui}
      <Toaster />
    </>
  )
  const view = render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: withToasts }], { initialEntries: [path] })} />
      </QueryClientProvider>
    </LanguageProvider>,
  )
  return { view, screen, user: userEvent.setup({ delay: null }), t: await loadOperatorTranslations(language) }
}

/** A sentence as queries see it: they take no-break spaces of the document for spaces. */
export const plainSpaces = (sentence: string) => sentence.replaceAll('\u00a0', ' ')

/** Empties what screens share; runs after each test. */
export async function forgetScreen(): Promise<void> {
  cleanup()
  // An answer that comes after the cache was emptied would be kept for five minutes, and the process with it.
  await queryClient.cancelQueries()
  queryClient.clear()
  localStorage.clear()
  assert.deepEqual(fakeApi.reset(), [])
}
