import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { rights } from '@runmart/contract/accounts-rights'
import { botsOperator } from '@runmart/contract/bots-operator'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { type WaitingKind, waitingKinds } from '@runmart/contract/today'
import { act } from '@testing-library/react'
import { type RouteObject, useRoutes } from 'react-router'
import { waitingLinks } from '#features/today/operator/waiting-links.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import type { AppRoute } from '../lazy-route.ts'
import { useCurrentPath } from '../nav-item.tsx'
import { operatorRoutes } from '../operator-routes.ts'
import { type OperatorNavItem, useOperatorNav } from './operator-nav.ts'

type Right = Exclude<OperatorNavItem['right'], readonly unknown[]>

const ID = '7f1c2a90-0000-4000-8000-000000000001'
const endpoints: AnyEndpoint[] = Object.values(api).flatMap((it) => Object.values(it))
const routes = operatorRoutes.flatMap(({ children = [] }) => children)
const pages = await Promise.all(routes.map(load))

test('who has the right of a screen is refused nothing that it asks for at first', async () => {
  for (const path of addressesOf(routes))
    for (const right of await rightsOf(path)) {
      const asked = await askedBy(path, right)
      assert.notDeepEqual(asked, [], path)
      for (const it of asked) assert.ok([undefined, 'any', right].includes(it.right), `${path}: ${right}, ${it.path}`)
    }
})

test('who is told on Today that something waits may open the screen of it', async () => {
  for (const [kind, right] of Object.entries(waitingKinds))
    assert.ok((await rightsOf(waitingLinks[kind as WaitingKind].to)).includes(right), kind)
})

test('who offers services is shown the installed bots, without the runs', async () => {
  assert.ok((await rightsOf(operatorPaths.bots)).includes('catalog'))
  assert.deepEqual(await askedBy(operatorPaths.bots, 'catalog'), [botsOperator.installed])
})

/** The rights that each alone open this address in the shell. */
async function rightsOf(address: string): Promise<Right[]> {
  let found: Right[] = []
  function Probe() {
    const screens = useOperatorNav([])
    const current = useCurrentPath(screens)
    found = [screens.find(({ path }) => path === current)?.right ?? []].flat()
    return null
  }
  await renderScreen(<Probe />, { user: operator, path: address })
  return found
}

/** The endpoints that this page calls first, for a reader with only this right. */
async function askedBy(path: string, right: Right): Promise<AnyEndpoint[]> {
  // The newest rule wins: a fixed address before one with a parameter.
  const held = endpoints
    .toSorted((a, b) => Number(b.path.includes('{')) - Number(a.path.includes('{')))
    .map((endpoint) => ({ endpoint, calls: fakeApi.hold(endpoint) }))
  const user = { ...operator, isOwner: right === 'owner', rights: rights.filter((it) => it === right) }
  await renderScreen(<Pages />, { user, path })
  await act(() => new Promise((done) => setTimeout(done)))
  await queryClient.cancelQueries()
  queryClient.clear()
  return held.filter(({ calls }) => calls.length).map(({ endpoint }) => endpoint)
}

const Pages = () => useRoutes(pages)

async function load({ path, page, children = [] }: AppRoute): Promise<RouteObject> {
  const { default: Page } = await page()
  return { ...(path && { path }), element: <Page />, children: await Promise.all(children.map(load)) }
}

function addressesOf(nested: readonly AppRoute[], before = ''): string[] {
  return nested.flatMap(({ path, children }) => {
    const own = path ? `${before}/${path}` : before
    return children ? addressesOf(children, own) : own.replace(/:\w+/g, ID)
  })
}
