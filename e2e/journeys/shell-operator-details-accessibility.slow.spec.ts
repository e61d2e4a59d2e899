import { api } from '@runmart/contract'
import { deposits } from '@runmart/contract/deposits'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'
import { addSupplier, importFollowers, pauseSupplier, startPanel } from '../suppliers/supplied-service.ts'

accessibilityTest(
  'everyone can use what is about one customer, service or supplier, and the dialogs of the back office',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const customer = await callAs(shop, shop.demo.customer)
    const content = 'meant for nobody that is known'
    await customer(deposits.simulate, { body: { amount: 11_000, content } })
    const operator = await signInAs(page, shop, shop.demo.operator)
    const [service] = dataOf(await operator(api.catalog.offered, {})).items
    const tabs = ['', '/form', '/page', '/history'].map((tab) => `/operator/services/${service?.id}${tab}`)
    const stocked = await createService(operator)
    const lines = Array.from({ length: 3 }, (_, at) => `192.0.2.${at}:8080:${stocked.id}`)
    dataOf(await operator(api.stock.add, { params: { id: stocked.id }, body: { lines } }))
    const panel = await startPanel()
    const supplier = await addSupplier(operator, panel, 'A panel')
    const supplied = await importFollowers(operator, supplier)
    await pauseSupplier(operator, supplier)
    await panel.close()
    const { id } = dataOf(await customer(api.accounts.me)).user
    const details = [
      `/operator/messages/${id}`,
      `/operator/suppliers/${supplier}`,
      `/operator/services/${supplied}/suppliers`,
      `/operator/transactions/${id}`,
    ]
    const bare = await createService(operator)
    const stocks = [stocked, bare].map(({ id }) => `/operator/services/${id}/stock`)
    for (const path of [...tabs, ...stocks, ...details, '/operator/invitation#token=of-a-mail']) await checkPage(path)
    await page.goto(`/operator/services/${stocked.id}/stock`)
    await page
      .getByRole('button', { name: t('operatorStock.withdraw') })
      .first()
      .click()
    const withdrawal = page.getByRole('dialog')
    const withdraw = (words: typeof t) =>
      withdrawal.getByRole('button', { name: words('operatorStock.withdraw') }).click()
    await checkScreen('the withdrawal', withdraw)
    await page.goto(`/operator/services/${service?.id}`)
    await page.getByRole('button', { name: t('operatorPictures.add') }).click()
    await checkScreen('the picture')
    await page.goto('/operator/transfers')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: `${t('operatorTransfers.assign')}:` })
      .first()
      .click()
    await page.getByRole('combobox', { name: t('operatorCustomers.pick'), exact: true }).fill('demo')
    await expect(page.getByRole('option', { name: /demo@runmart\.local/ })).toBeVisible()
    await checkScreen('the assignment')
    await page.goto('/operator/codes')
    await page.getByRole('button', { name: t('operatorDiscountCodes.add') }).click()
    const code = page.getByRole('dialog')
    await code.getByText(t('operatorServices.pickSome')).click()
    const create = (words: typeof t) =>
      code.getByRole('button', { name: words('operatorDiscountCodes.create') }).click()
    await checkScreen('a code', create)
    await page.goto('/operator/books')
    // Keys pressed before the page is ready go nowhere.
    await expect(page.locator('h1')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('demo@runmart.local')
    await expect(page.getByRole('option', { name: /demo@runmart\.local/ })).toBeVisible()
    await checkScreen('the search')
  },
)
