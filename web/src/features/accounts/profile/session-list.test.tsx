import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type Session } from '@runmart/contract/accounts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { SessionList } from './session-list.tsx'

test('this device is active now; any other says when it was last used', async () => {
  const at = new Date(Date.now() - 720_000).toISOString()
  const session = (id: string, current: boolean): Session => ({
    ...{ id, current, address: '127.0.0.1', device: 'Firefox' },
    ...{ createdAt: at, lastUsedAt: at },
  })
  fakeApi.answer(accounts.sessions, { items: [session('a', true), session('b', false)] })
  const { screen, t } = await renderScreen(<SessionList />, { user: customer })
  const [here, there] = await screen.findAllByRole('listitem')
  assert.match(here?.textContent ?? '', new RegExp(t('profile.activeNow')))
  assert.doesNotMatch(here?.textContent ?? '', /Last used/)
  assert.match(there?.textContent ?? '', /Last used .*ago/)
})
