import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { dropNextResponse } from '../shop/drop-next-response.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.26.
test('a customer asks on the order page, an operator answers beside the order, both see it at once', async ({
  page,
  browser,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 2 })
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  const field = page.getByLabel(t('conversations.message'))
  await field.fill('When does it begin?')
  // Typed text survives a reload, and a lost answer does not send it twice.
  await page.reload()
  await expect(field).toHaveValue('When does it begin?')
  await dropNextResponse(page, '**/message')
  await page.getByRole('button', { name: t('conversations.send') }).click()
  await expect(page.getByRole('region', { name: t('conversations.title') }).getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: t('conversations.send') }).click()
  await expect(field).toHaveValue('')
  const thread = page.getByRole('log', { name: t('conversations.thread') })
  await expect(thread.getByText('When does it begin?')).toHaveCount(1)

  const desk = await browser.newPage({ baseURL: shop.url })
  await setPreferences(desk, 'en')
  const staff = await signInAs(desk, shop, shop.demo.operator)
  await desk.goto(`/operator/messages?q=${visitor.username}`)
  await expect(desk.getByRole('listitem').filter({ hasText: 'When does it begin?' })).toContainText(
    t('operatorConversations.waiting'),
  )
  await desk.getByRole('link', { name: order.orderCode }).click()
  await desk.getByRole('button', { name: t('operatorConversations.assign') }).click()
  await expect(desk.getByRole('button', { name: t('operatorConversations.unassign') })).toBeVisible()
  await desk.getByRole('link', { name: t('conversations.openOrder') }).click()
  await expect(desk).toHaveURL(new RegExp(`/operator/orders/${order.id}$`))
  const answer = desk.getByLabel(t('operatorConversations.message', { name: visitor.username }))
  await answer.fill('Tomorrow at nine.')
  await answer.press('Control+Enter')
  await expect(desk.getByRole('log').getByText('Tomorrow at nine.')).toBeVisible()
  await expect(thread.getByText('Tomorrow at nine.')).toBeVisible()

  await page.goto('/dashboard')
  const begun = { params: { id: order.id }, body: { text: 'It has begun.' } }
  dataOf(await staff(api.conversationsOperator.send, begun, newIdempotencyKey()))
  const menu = page.getByRole('link', { name: /^Messages ?, 1 unread message/ })
  await expect(menu.first()).toBeVisible()
  await menu.first().click()
  await expect(page).toHaveURL(/\/messages/)
  await page
    .getByRole('list', { name: t('conversations.list') })
    .getByRole('link', { name: /Game guild page/ })
    .click()
  await expect(thread.getByText('It has begun.')).toBeVisible()
  await expect(page.getByRole('link', { name: /unread message/ })).toHaveCount(0)

  await test.step('closed, the customer says that it was not solved, and it is open again', async () => {
    await desk.getByRole('button', { name: t('operatorConversations.close'), exact: true }).click()
    await expect(page.getByText(t('conversations.solvedQuestion'))).toBeVisible()
    await page.getByRole('button', { name: t('conversations.solvedNo') }).click()
    await expect(page.getByText(t('conversations.solvedQuestion'))).toBeHidden()
    await expect(desk.getByText(new RegExp(t('conversationEvents.unsolved')))).toBeVisible()
  })
  await desk.close()
})
