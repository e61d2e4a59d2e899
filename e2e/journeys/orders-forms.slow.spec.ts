import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words as operatorWords } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const back = operatorWords.en
const LINK = 'https://example.com/?ref=khanh'
const ORDER = /\/orders\/[0-9a-f-]{36}$/

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S5.3, S10.1.
test('a referral service is ordered with its link or not at all, and the desk sees the link', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 200_000)
  const service = await serviceNamed(call, 'Managed referral campaign')
  const bare = { serviceId: service.id, amount: 10, contactInfo: '@khanh' }
  const refused = await call(api.orders.owner, { body: bare }, newIdempotencyKey())
  expect(refused).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    data: { fields: { 'inputs.link': 'Referral link is required' } },
  })
  await signInAs(page, shop, visitor)
  await page.goto('/orders/new')
  await page.getByRole('button', { name: /Managed referral campaign/ }).click()
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await expect(page.getByText('Referral link is required')).toBeVisible()
  await expect(confirmationDialog(page)).toBeHidden()
  expect(dataOf(await call(api.orders.history)).total).toBe(0)

  await page.getByRole('textbox', { name: 'Referral link' }).fill(LINK)
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(ORDER)
  await expect(page.getByRole('region', { name: t('orderPage.inputs') })).toContainText(LINK)
  const desk = await page.context().browser()?.newContext({ baseURL: shop.url })
  if (!desk) throw new Error('No browser')
  const operatorPage = await desk.newPage()
  await signInAs(operatorPage, shop, shop.demo.operator)
  await operatorPage.goto(`/operator${new URL(page.url()).pathname}`)
  await expect(operatorPage.getByRole('link', { name: LINK })).toBeVisible()
  await desk.close()
})

// Proves S10.2.
test('an operator defines a field in three languages; customers are asked for it in theirs', async ({ page, shop }) => {
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { id } = await createService(operator, { price: 1_000, maxAmount: 5 })
  await page.goto(`/operator/services/${id}/form`)
  await page.getByRole('button', { name: back('operatorServices.addField') }).click()
  const field = page.getByRole('group', { name: back('operatorServices.fieldNth', { nth: 1 }) })
  await field.getByLabel(back('operatorServices.fieldKey')).fill('Nick name')
  await field.getByRole('combobox', { name: back('operatorServices.fieldKind') }).click()
  await page.getByRole('option', { name: back('fieldKinds.username') }).click()
  const labels = { English: 'Nickname', 'Tiếng Việt': 'Biệt danh', Русский: 'Никнейм' }
  for (const [language, label] of Object.entries(labels))
    await field.getByRole('group', { name: language }).getByLabel(back('operatorServices.fieldLabel')).fill(label)
  const save = page.getByRole('button', { name: back('operatorServices.save') })
  await save.click()
  await expect(page.getByText(t('fields.fieldKeyFormat'))).toBeVisible()
  await field.getByLabel(back('operatorServices.fieldKey')).fill('username')
  await save.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: back('operatorServices.saveNow') })
    .click()
  await expect(page.getByText(back('operatorServices.nothingChanged'))).toBeVisible()

  const buyer = await createBuyer(shop, 50_000)
  const context = await page.context().browser()?.newContext({ baseURL: shop.url })
  if (!context) throw new Error('No browser')
  const theirs = await context.newPage()
  await setPreferences(theirs, 'vi')
  await signInAs(theirs, shop, buyer.visitor)
  await theirs.goto(`/orders/new?service=${id}`)
  const nickname = theirs.getByRole('textbox', { name: 'Biệt danh' })
  await nickname.fill('hai chữ')
  await theirs.getByLabel(words.vi('orderForm.contact')).fill('@khanh')
  await theirs.getByRole('button', { name: words.vi('orderForm.place') }).click()
  await expect(theirs.getByText(words.vi('fields.channelFormat'))).toBeVisible()
  await nickname.fill('@khanh')
  await theirs.getByRole('button', { name: words.vi('orderForm.place') }).click()
  await confirmationDialog(theirs)
    .getByRole('button', { name: new RegExp(words.vi('orderForm.pay', { amount: '' }).trim()) })
    .click()
  await expect(theirs).toHaveURL(ORDER)
  expect(
    dataOf(await buyer.call(api.orders.order, { params: { id: theirs.url().split('/').at(-1) ?? '' } })),
  ).toMatchObject({
    order: { inputs: { username: '@khanh' } },
    fields: [{ key: 'username', label: 'Nickname' }],
  })
  await context.close()
})

// Proves S2.18, S10.8.
test('a draft survives a reload and the way to the deposit, which asks for what is missing', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  await signInAs(page, shop, visitor)
  await page.goto('/orders/new')
  await page.getByRole('button', { name: /Managed referral campaign/ }).click()
  await page.getByRole('textbox', { name: 'Referral link' }).fill(LINK)
  await page.getByLabel(t('orderForm.amount')).fill('20')
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.addNote') }).click()
  await page.getByLabel(t('orderForm.note')).fill('Only after six')
  await page.reload()
  const expectDraft = async () => {
    await expect(page.getByRole('textbox', { name: 'Referral link' })).toHaveValue(LINK)
    await expect(page.getByLabel(t('orderForm.amount'))).toHaveValue('20')
    await expect(page.getByLabel(t('orderForm.contact'))).toHaveValue('@khanh')
    await expect(page.getByLabel(t('orderForm.note'))).toHaveValue('Only after six')
  }
  await expectDraft()

  await page.getByRole('link', { name: t('orderForm.depositMissing', { amount: money(80_000) }) }).click()
  await expect(page.getByLabel(t('deposits.ownAmount'))).toHaveValue('80,000')
  dataOf(await call(api.deposits.simulate, { body: { amount: 80_000 } }))
  await expect.poll(async () => dataOf(await call(api.accounts.me)).user.balance).toBe(130_000)
  await page.getByRole('link', { name: t('deposits.backToOrder') }).click()
  await expectDraft()
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(130_000)}` })
    .click()
  await expect(page).toHaveURL(ORDER)
  await page.goto('/orders/new')
  await expect(page.getByRole('button', { name: /Managed referral campaign/ })).toBeVisible()
  await expect(page.getByRole('button', { name: t('orderForm.addNote') })).toBeVisible()
})

// Proves S3.26, S10.27.
test('what was ordered is changed until it begins, and ordered again from page and list', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 500_000)
  const service = await serviceNamed(call, 'Referral link in a newsletter')
  const order = await placeOrder(call, service, { amount: 20, inputs: { link: LINK }, contactInfo: '@old' })
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: t('orderPage.edit') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('orderForm.contact')).fill('@new')
  await dialog.getByRole('textbox', { name: 'Referral link' }).fill(`${LINK}-2`)
  await dialog.getByRole('button', { name: t('orderPage.saveEdit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: t('orderPage.inputs') })).toContainText(`${LINK}-2`)
  await expect(page.getByRole('list', { name: t('orderPage.timeline') })).toContainText(t('orderEvents.edited'))

  const operator = await callAs(shop, shop.demo.operator)
  const params = { id: order.id }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  await expect(page.getByRole('button', { name: t('orderPage.edit') })).toBeHidden()
  dataOf(await operator(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }, newIdempotencyKey()))

  await page.goto('/orders/history')
  await page.getByRole('link', { name: `${t('orders.again')} ${order.orderCode}` }).click()
  await expect(page.getByRole('textbox', { name: 'Referral link' })).toHaveValue(`${LINK}-2`)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('link', { name: t('orders.again') }).click()
  await expect(page.getByRole('textbox', { name: 'Referral link' })).toHaveValue(`${LINK}-2`)
  await expect(page.getByLabel(t('orderForm.amount'))).toHaveValue('20')
  await expect(page.getByLabel(t('orderForm.contact'))).toHaveValue('@new')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(80_000)}` })
    .click()
  await expect(page).toHaveURL(ORDER)
  expect(dataOf(await call(api.orders.history)).total).toBe(2)
})

// Proves S2.18, S10.31.
test('the page of a service brings its amount into the form, which keeps it on the way to the deposit', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  const guild = await serviceNamed(call, 'Game guild page')
  await signInAs(page, shop, visitor)
  await page.goto(`/services/${guild.slug}`)
  await page.locator('#amount').fill('3')
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  const amount = page.getByLabel(t('orderForm.amount'))
  await expect(amount).toHaveValue('3')
  await page.getByRole('link', { name: t('orderForm.depositMissing', { amount: money(220_000) }) }).click()
  await expect(page.getByLabel(t('deposits.ownAmount'))).toHaveValue('220,000')
  dataOf(await call(api.deposits.simulate, { body: { amount: 220_000 } }))
  await page.getByRole('link', { name: t('deposits.backToOrder') }).click()
  await expect(page.getByText('Game guild page')).toBeVisible()
  await expect(amount).toHaveValue('3')
})
