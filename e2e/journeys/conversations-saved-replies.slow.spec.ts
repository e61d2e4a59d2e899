import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import { languageNames, languages } from '@runmart/contract/languages'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.29.
test('an operator saves a reply in three languages and picks it in a conversation: it comes in the customer’s, after what was typed', async ({
  page,
  browser,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 10_000)
  dataOf(await call(api.accounts.editProfile, { body: { language: 'ru' } }))
  const { id } = dataOf(await call(api.accounts.me)).user
  const asked = { params: { id }, body: { text: 'Где мой перевод?' } }
  dataOf(await call(api.conversations.send, asked, newIdempotencyKey()))

  const title = `Transfer ${randomUUID().slice(0, 8)}`
  const texts = {
    en: `Please send us the reference (${title}).`,
    vi: `Vui lòng gửi mã tham chiếu (${title}).`,
    ru: `Пришлите, пожалуйста, референс (${title}).`,
  }
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/messages')
  await page.getByRole('link', { name: t('operatorConversations.replies') }).click()
  await page.getByRole('button', { name: t('operatorConversations.addReply') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorConversations.replyTitle')).fill(title)
  for (const language of languages) await dialog.getByLabel(languageNames[language]).fill(texts[language])
  await dialog.getByRole('button', { name: t('operatorConversations.saveReply') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(texts.en)

  await page.goto(`/operator/messages/${id}`)
  const field = page.getByLabel(t('operatorConversations.message', { name: visitor.username }))
  await field.fill('Здравствуйте!')
  await page.getByRole('button', { name: t('operatorConversations.replies') }).click()
  await page.getByRole('menuitem', { name: title }).click()
  await expect(field).toHaveValue(`Здравствуйте!\n\n${texts.ru}`)
  await page.getByRole('button', { name: t('conversations.send') }).click()
  await expect(page.getByRole('log').getByText(texts.ru)).toBeVisible()

  const customer = await browser.newPage({ baseURL: shop.url })
  await setPreferences(customer, 'ru')
  await signInAs(customer, shop, visitor)
  await customer.goto(`/messages/${id}`)
  await expect(customer.getByRole('log').getByText(texts.ru)).toBeVisible()
  await customer.close()

  await test.step('a reply that is deleted is gone from the menu, what was sent with it stays', async () => {
    await page.goto('/operator/messages/replies')
    await page.getByRole('button', { name: t('operatorConversations.removeReplyOf', { title }) }).click()
    await page.getByRole('button', { name: t('operatorConversations.removeReply'), exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0)
    await page.goto(`/operator/messages/${id}`)
    await expect(page.getByRole('log').getByText(texts.ru)).toBeVisible()
    await page.getByRole('button', { name: t('operatorConversations.replies') }).click()
    await expect(page.getByRole('menuitem', { name: t('operatorConversations.manageReplies') })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: title })).toHaveCount(0)
  })
})

// Proves S10.29.
test('what happens to the order appears in its open conversation, and a long one opens at its end', async ({
  page,
  browser,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 2 })
  const params = { id: order.id }
  for (let nth = 1; nth <= 15; nth++)
    dataOf(await call(api.conversations.send, { params, body: { text: `Line ${nth}\n\n\n.` } }, newIdempotencyKey()))
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/messages/${order.id}`)
  const thread = page.getByRole('log', { name: t('conversations.thread') })
  await expect(thread.getByText('Line 15')).toBeInViewport()
  await expect(page.getByRole('button', { name: t('conversations.send') })).toBeInViewport()

  const desk = await browser.newPage({ baseURL: shop.url })
  await setPreferences(desk, 'en')
  const staff = await signInAs(desk, shop, shop.demo.operator)
  await desk.goto(`/operator/messages/${order.id}`)
  dataOf(await staff(api.ordersOperator.take, { params }, newIdempotencyKey()))
  await expect(thread.getByText(t('orderEvents.started'))).toBeInViewport()
  await desk.reload()
  await expect(desk.getByRole('log').getByText(t('operatorOrderEvents.started'))).toBeInViewport()
  await desk.close()
})
