import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.55.
test('what a former partner left in stock goes to nobody else: an operator sees whose it is, withdraws it, and gives the service on', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  const office = await signInAs(page, shop, shop.demo.operator)
  const [former, next] = [await createPartner(shop, office), await createPartner(shop, office)]
  const params = { id: await createServiceOf(former, office) }
  const lines = Array.from({ length: 3 }, () => crypto.randomUUID())
  dataOf(await former.call(api.partnersServices.addStock, { params, body: { lines } }))
  const ending = { params: { id: former.id }, body: { reason: 'Moved away', atOnce: true } }
  dataOf(await office(api.partnersOperator.end, ending, newIdempotencyKey()))

  await page.goto(`/operator/services/${params.id}/partner`)
  await page.getByText(t('operatorPartners.ofPartner'), { exact: true }).click()
  await page.getByRole('combobox', { name: t('operatorPartners.choosePartner') }).click()
  await page.getByRole('option', { name: next.visitor.username }).click()
  await page.getByRole('button', { name: t('operatorPartners.saveService') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorPartners.saveService') })
    .click()
  await expect(page.getByText(t('fields.stockOfOthers'))).toBeVisible()

  await page.getByRole('link', { name: t('operatorStock.tab'), exact: true }).click()
  const title = t('operatorStock.heldOf', { count: 3, name: former.visitor.username })
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('operatorStock.lines') })).toHaveCount(0)
  await page.getByRole('button', { name: t('operatorStock.withdrawHeld') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorStock.reason')).fill('The partner moved away')
  await dialog.getByRole('button', { name: t('operatorStock.withdrawHeld') }).click()
  await expect(page.getByText(title)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: t('operatorStock.lines') })).toBeVisible()

  const body = { partner: { id: next.id, share: 7_000 } }
  dataOf(await office(api.partnersOperator.setService, { params, body }))
  const stock = dataOf(await next.call(api.partnersServices.stock, { params })).stock
  expect(stock?.counts).toEqual({ free: 0, sold: 0, expired: 0, withdrawn: 3 })
})
