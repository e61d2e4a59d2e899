import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useLocation } from 'react-router'
import { renderScreen } from '#test/render.tsx'
import { useMailedToken } from './use-mailed-token.ts'

test('the token is known from the first moment on, so that nothing typed meanwhile is lost, and leaves the address', async () => {
  const tokens: (string | null)[] = []
  function Page() {
    tokens.push(useMailedToken())
    return <p>Address: “{useLocation().hash}”</p>
  }
  const { screen } = await renderScreen(<Page />, { path: '/auth/activate#token=mailed' })
  assert.ok(await screen.findByText('Address: “”'))
  assert.deepEqual([...new Set(tokens)], ['mailed'])
})
