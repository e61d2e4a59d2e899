import assert from 'node:assert/strict'
import test from 'node:test'
import { appRoutes } from '#shell/app-routes.ts'
import { inlineScripts, scriptHash } from './content-security.ts'
import { routePatterns, routeSources } from './route-table.ts'

test('the app answers at its own addresses only, not at everything', () => {
  const addresses = routePatterns(appRoutes)
  for (const address of ['/auth/login', '/dashboard', '/orders/:id', '/operator'])
    assert.ok(addresses.includes(address))
  assert.deepEqual(
    addresses.filter((address) => !/^(\/:?[a-z]+)+$/.test(address)),
    [],
  )
})

test('a screen is weighed with the frames around it and what they begin', () => {
  assert.deepEqual(routeSources(appRoutes, 'auth/login'), ['src/features/accounts/auth/login-page.tsx'])
  assert.deepEqual(routeSources(appRoutes, 'deposit'), [
    'src/shell/query-cache.tsx',
    'src/platform/all-translations.ts',
    'src/shell/customer-shell.tsx',
    'src/features/deposits/deposit-page.tsx',
    'src/features/deposits/ask-information.ts',
  ])
  assert.equal(routeSources(appRoutes, 'nowhere'), null)
})

test('scripts in the page are found, scripts from files and facts for search engines are not', () => {
  const html =
    '<script src="/site.js" defer></script><script>a()</script><script type="module" async="">import "/x.js"</script>'
  const facts = '<script type="application/ld+json">{"@type":"Blog"}</script>'
  assert.deepEqual(inlineScripts(facts + html), ['a()', 'import "/x.js"'])
})

test('a hash is what browsers compute', () => {
  assert.equal(scriptHash("alert('Hello, world.');"), 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})
