import type { Page } from '@playwright/test'
import { words } from '../../e2e/accounts/words.ts'

/** The start page, the list view, and the action. */
export type Step = { name: string; path: string; view?: 'GRID' | 'LIST'; take: (page: Page) => Promise<void> }

const t = words.en
/** About as fast as thumbs type. */
const KEY_MS = 150
const SLOW = { timeout: 30_000 }
/** Waits until the screen has answered: searching for the next target also costs the page work. */
const PAUSE_MS = 800

const setView = (view: 'GRID' | 'LIST') => async (page: Page) => {
  await page.getByRole('radio', { name: t(view === 'GRID' ? 'ui.grid' : 'ui.list') }).check({ force: true, ...SLOW })
}

const orderForm = '/orders/new'
const orders = '/orders'

/** The most frequent actions on the order form and among many orders. */
export const steps: readonly Step[] = [
  {
    name: 'order form: search a service',
    path: orderForm,
    take: (page) =>
      page
        .getByRole('searchbox', { name: t('orderForm.searchServices') })
        .pressSequentially('guild', { delay: KEY_MS }),
  },
  {
    name: 'order form: choose type, category, service',
    path: orderForm,
    take: async (page) => {
      await page.getByText(t('orderForm.partner'), { exact: true }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByText(t('orderForm.owner'), { exact: true }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('button', { name: 'Game', exact: true }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('button', { name: /Game guild page/ }).tap()
    },
  },
  {
    name: 'order form: type amount, contact, code',
    path: orderForm,
    take: async (page) => {
      await page.getByRole('button', { name: /Game guild page/ }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByLabel(t('orderForm.amount'), { exact: true }).pressSequentially('0', { delay: KEY_MS })
      await page.waitForTimeout(PAUSE_MS)
      await page.getByLabel(t('orderForm.contact')).pressSequentially('@khach', { delay: KEY_MS })
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('button', { name: t('orderForm.addCode') }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByLabel(t('orderForm.code')).pressSequentially('TET', { delay: KEY_MS })
    },
  },
  { name: '200 orders: cards to table', path: orders, take: setView('LIST') },
  {
    name: '200 orders: table to cards',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      await setView('GRID')(page)
    },
  },
  {
    name: '200 orders: search the table',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      await page.getByRole('searchbox').pressSequentially('guild', { delay: KEY_MS })
    },
  },
  {
    name: '200 orders: filter by status',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      await page.getByRole('button', { name: t('lists.filters') }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('combobox', { name: t('orders.status') }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('option', { name: t('orderStates.success') }).tap()
    },
  },
  {
    name: '200 orders: next page',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      const next = page.getByRole('button', { name: t('lists.nextPage') })
      // People scroll there first, so its layout and paint happen before the tap.
      await next.scrollIntoViewIfNeeded()
      await page.waitForTimeout(PAUSE_MS)
      await next.tap()
    },
  },
  {
    name: '200 orders: bot orders and back',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      await page.getByRole('tab', { name: t('orders.botsTab') }).tap()
      await page.waitForTimeout(PAUSE_MS)
      await page.getByRole('tab', { name: t('orders.allTab') }).tap()
    },
  },
  {
    name: '200 orders: open the menu',
    path: orders,
    view: 'LIST',
    take: async (page) => {
      await page.getByRole('button', { name: t('shell.openMenu') }).tap()
    },
  },
]
