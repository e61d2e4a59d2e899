import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { act } from '@testing-library/react'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Text = { title: string; body: string }
type Handle = ReturnType<typeof useKeptDraft<Text>>
beforeEach(() => sessionStorage.clear())

async function open(): Promise<Handle[]> {
  const handles: Handle[] = []
  function Form() {
    handles.push(useKeptDraft<Text>({ key: 'text', saved: { title: 'Old', body: '' }, version: 3 }))
    return null
  }
  await renderScreen(<Form />, { user: operator })
  return handles
}
const latest = (handles: readonly Handle[]) => handles.at(-1) as Handle

test('what ends later than it began, an upload, changes what was typed meanwhile', async () => {
  const handles = await open()
  const { change } = latest(handles)
  act(() => latest(handles).change({ title: 'New', body: 'First line' }))
  act(() => change((now) => ({ body: `${now.body}\n![A picture](/a.webp)` })))
  assert.deepEqual(latest(handles).draft, { title: 'New', body: 'First line\n![A picture](/a.webp)' })
})

test('what was typed while it was being saved stays, over the version that was saved', async () => {
  const handles = await open()
  act(() => latest(handles).change({ title: 'New', body: 'Sent' }))
  const { draft: sent, settle } = latest(handles)
  act(() => latest(handles).change({ body: 'Sent, and more' }))
  act(() => settle(sent, 4))
  const kept = JSON.parse(sessionStorage.getItem(`text ${operator.id}`) ?? '')
  assert.deepEqual(kept, { version: 4, typed: { body: 'Sent, and more' } })
})
