import assert from 'node:assert/strict'
import test from 'node:test'
import { appRoutes } from '#shell/app-routes.ts'
import { operatorRoutes } from '#shell/operator-routes.ts'
import { partnerRoutes } from '#shell/partner-routes.ts'
import { routePatterns, routeSources } from './route-table.ts'

test('the app answers at its own addresses only, not at everything', () => {
  const addresses = routePatterns([...appRoutes, ...operatorRoutes, ...partnerRoutes])
  for (const address of [
    '/auth/login',
    '/dashboard',
    '/orders/:id',
    '/transactions',
    '/transactions/:code',
    '/operator',
    '/partner/orders/:id',
  ])
    assert.ok(addresses.includes(address))
  assert.deepEqual(
    addresses.filter((address) => !/^(\/:?[a-z]+(-[a-z]+)*)+$/.test(address)),
    [],
  )
})

test('a screen is weighed with the frames around it and what they begin', () => {
  assert.deepEqual(routeSources(appRoutes, 'auth/login'), ['src/features/accounts/auth/login-page.tsx'])
  assert.deepEqual(routeSources(appRoutes, 'deposit'), [
    'src/shell/query-cache.tsx',
    'src/shell/customer-shell.tsx',
    'src/features/deposits/deposit-page.tsx',
    'src/features/deposits/deposit-information.ts',
  ])
  assert.equal(routeSources(appRoutes, 'nowhere'), null)
})
