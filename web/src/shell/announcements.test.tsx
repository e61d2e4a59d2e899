import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShopState } from '@runmart/contract/content'
import { updateShopState } from '#platform/shop-state.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import Announcements from './announcements.tsx'

const texts = { en: 'Banks rest on Monday', vi: 'Thứ Hai ngân hàng nghỉ', ru: 'В понедельник банки не работают' }
const state: ShopState = {
  announcements: [
    { id: 'one', kind: 'warning', texts, link: '/deposit' },
    { id: 'two', kind: 'info', texts: { en: 'New proxies', vi: 'Proxy mới', ru: 'Новые прокси' }, link: '/services' },
  ],
  maintenance: null,
}

test('announcements are read in one’s own language, and lead to the page of that language', async () => {
  updateShopState(state)
  const { screen, view } = await renderScreen(<Announcements />, { user: customer, language: 'vi' })
  assert.equal(screen.getByRole('link', { name: texts.vi }).getAttribute('href'), '/deposit')
  assert.equal(screen.getByRole('link', { name: 'Proxy mới' }).getAttribute('href'), '/vi/services')
  view.unmount()
  updateShopState({ announcements: [], maintenance: null })
})

test('what was dismissed stays away, also when it is announced again, and the others stay', async () => {
  localStorage.removeItem('dismissedAnnouncements')
  updateShopState(state)
  const { screen, view, user, t } = await renderScreen(<Announcements />, { user: customer })
  const [first] = screen.getAllByRole('button', { name: t('ui.close') })
  assert.ok(first)
  await user.click(first)
  assert.equal(screen.queryAllByText(texts.en).length, 0)
  assert.ok(screen.getByText('New proxies'))
  assert.equal(localStorage.getItem('dismissedAnnouncements'), 'one')
  localStorage.removeItem('dismissedAnnouncements')
  view.unmount()
  updateShopState({ announcements: [], maintenance: null })
})
