import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ledger } from '@runmart/contract/ledger'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { isExpiring } from './expire-session.ts'
import { useApi } from './use-api.ts'

function History() {
  return <p>{useApi(ledger.history).error}</p>
}

test('a session that is over is told in the reader’s words, not in those for programs', async () => {
  fakeApi.refuse(ledger.history, 'TOKEN_EXPIRED', 'Token expired.')
  const { screen, t } = await renderScreen(<History />, { user: customer, language: 'ru' })
  assert.ok((await screen.findAllByText(t('shell.tokenExpired'))).length > 0)
  assert.equal(screen.queryAllByText(/Token expired/).length, 0)
  // A second later the page leaves: that must not sign out the user of the next test.
  await waitFor(() => assert.equal(isExpiring(), false), { timeout: 5_000 })
})
