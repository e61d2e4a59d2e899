import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Link, Route, Routes } from 'react-router'
import { clearUserData } from '#platform/session-state.ts'
import { useFilters } from '#platform/use-filters.ts'
import { renderScreen } from '#test/render.tsx'
import { BackLink } from './back-link.tsx'

function ListPage() {
  const { page, set, setPage } = useFilters<'q'>()
  return (
    <>
      <p>Page {page}</p>
      <button type="button" onClick={() => set({ q: 'lan' })}>
        Search
      </button>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <Link to="/list/1">One</Link>
    </>
  )
}

const show = (path: string) =>
  renderScreen(
    <Routes>
      <Route path="/list" element={<ListPage />} />
      <Route path="/list/1" element={<BackLink to="/list">Back</BackLink>} />
    </Routes>,
    { path },
  )

test('the way back leads to the list as it was left, its words and its page, and for the next user to the bare list', async () => {
  const { screen, user } = await show('/list')
  for (const name of ['Search', 'Next']) await user.click(await screen.findByRole('button', { name }))
  assert.ok(await screen.findByText('Page 2'))
  await user.click(screen.getByRole('link', { name: 'One' }))
  const back = await screen.findByRole('link', { name: 'Back' })
  assert.equal(back.getAttribute('href'), '/list?q=lan&page=2')
  await user.click(back)
  assert.ok(await screen.findByText('Page 2'))
  clearUserData()
  const next = await show('/list/1')
  assert.equal((await next.screen.findByRole('link', { name: 'Back' })).getAttribute('href'), '/list')
})
