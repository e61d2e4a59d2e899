import assert from 'node:assert/strict'
import test from 'node:test'
import { appRoutes } from './app-routes.ts'
import { hashOf, inlineScripts } from './inline-scripts.ts'

test('the app answers at its own addresses only: not at public pages, not at everything', () => {
  const routes = [
    { index: true },
    { path: 'vi' },
    { children: [{ path: 'auth/login' }, { children: [{ path: 'orders' }, { path: 'orders/:id' }] }, { path: '*' }] },
  ]
  assert.deepEqual(appRoutes(routes, ['/', '/vi']), ['/auth/login', '/orders', '/orders/:id'])
})

test('scripts in the page are found, scripts from files are not', () => {
  const html =
    '<script src="/site.js" defer></script><script>a()</script><script type="module" async="">import "/x.js"</script>'
  assert.deepEqual(inlineScripts(html), ['a()', 'import "/x.js"'])
})

test('a hash is what browsers compute', () => {
  assert.equal(hashOf("alert('Hello, world.');"), 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})
