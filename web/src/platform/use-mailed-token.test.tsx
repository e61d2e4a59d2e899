import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { renderScreen } from '#test/render.tsx'
import { useMailedToken } from './use-mailed-token.ts'

test('the token is known from the first moment on, so that nothing typed meanwhile is lost, and leaves the address', async () => {
  const shown: string[] = []
  function Page() {
    const { token, opening } = useMailedToken()
    shown.push(`${token} of opening ${opening}`)
    return <Link to="#token=mailed">Address: “{useLocation().hash}”</Link>
  }
  const { screen, user } = await renderScreen(<Page />, { path: '/auth/activate#token=mailed' })
  assert.ok(await screen.findByText('Address: “”'))
  assert.deepEqual([...new Set(shown)], ['mailed of opening 1'])
  await user.click(screen.getByRole('link'))
  await waitFor(() => assert.equal(shown.at(-1), 'mailed of opening 2'))
})
