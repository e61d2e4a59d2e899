import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { render } from '@testing-library/react'
import { BrokenPage } from '#shell/broken-page.tsx'
import { loadFailureScript, STALL_MS } from './boot-script.ts'

beforeEach(() => {
  const { container } = render(<BrokenPage />)
  document.body.innerHTML = `<div id="app">skeleton</div><template id="load-failure">${container.innerHTML}</template>`
})

/** A page that waits for its code. `tell` fires an event of the code. */
function begin({ mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] })
  new Function(loadFailureScript)()
  const script = document.createElement('p')
  Object.assign(script, { type: 'module' })
  document.body.append(script)
  const buttons = () => document.querySelectorAll('body > main button').length
  const isAppHidden = () => document.getElementById('app')?.hidden
  return { tell: (kind: 'load' | 'error') => script.dispatchEvent(new Event(kind)), buttons, isAppHidden }
}

test('code that cannot be fetched is said at once, with a way to try again', (context) => {
  const { tell, buttons, isAppHidden } = begin(context)
  tell('error')
  assert.deepEqual([buttons(), isAppHidden()], [1, true])
})

test('code that takes too long is said, and taken back once it arrives', (context) => {
  const { tell, buttons, isAppHidden } = begin(context)
  context.mock.timers.tick(STALL_MS)
  assert.deepEqual([buttons(), isAppHidden()], [1, true])
  tell('load')
  assert.deepEqual([buttons(), isAppHidden()], [0, false])
})

test('code that arrived is never said to be missing', (context) => {
  const { tell, buttons, isAppHidden } = begin(context)
  tell('load')
  context.mock.timers.tick(STALL_MS)
  assert.deepEqual([buttons(), isAppHidden()], [0, false])
})
