import { siteTranslations } from '@runmart/i18n/site'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dropNextResponse } from '../shop/drop-next-response.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S1.18.
test('without script: asked for on the landing page, confirmed by the mail, a letter comes, and its link ends it', async ({
  page,
  browser,
  shop,
}) => {
  const email = `reader-${Date.now().toString(36)}@example.com`
  const mark = Date.now().toString(36)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const reader = await context.newPage()
  const speak = siteTranslations.vi

  await test.step('subscribe and confirm', async () => {
    await reader.goto('/vi')
    await reader.getByLabel(speak('siteNewsletter.email')).first().fill(email)
    await reader
      .getByRole('button', { name: speak('siteNewsletter.subscribe'), exact: true })
      .first()
      .click()
    await expect(reader).toHaveURL(/\/vi\/newsletter\/check-mail$/)
    const { links } = await shop.readMail(email, /Xác nhận/)
    await reader.goto(links.find((it) => it.includes('/newsletter/confirm?')) ?? '')
    await reader.getByRole('button', { name: speak('siteNewsletter.confirm') }).click()
    await expect(reader).toHaveURL(/\/vi\/newsletter\/confirmed$/)
    await expect(reader.getByRole('heading', { name: speak('siteNewsletter.confirmedTitle') })).toBeVisible()
  })

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/newsletter')
  const form = page.getByRole('form', { name: t('operatorNewsletter.write') })

  await test.step('what is typed outlives a reload', async () => {
    for (const index of [0, 1, 2]) {
      await form.getByLabel(t('operatorNewsletter.subject')).nth(index).fill(`News ${mark} ${index}`)
      await form.getByLabel(t('operatorNewsletter.text')).nth(index).fill(`Hello.\n\nSee ${shop.url}/blog.`)
    }
    await page.reload()
    await expect(form.getByLabel(t('operatorNewsletter.subject')).nth(2)).toHaveValue(`News ${mark} 2`)
  })

  await test.step('a trial goes to the operator alone', async () => {
    await form.getByRole('button', { name: t('operatorNewsletter.try') }).click()
    await shop.readMail(shop.demo.operator.email, new RegExp(`^Test: News ${mark} 0`))
  })

  await test.step('sent once, although the first answer is lost', async () => {
    await form.getByRole('button', { name: t('operatorNewsletter.send') }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure).toContainText(`News ${mark} 0`)
    await dropNextResponse(page, '**/operator/newsletter/letters')
    const now = sure.getByRole('button', { name: /^Send to \d+ subscriber/ })
    await now.click()
    await expect(form.getByText(t('shell.unreachable'))).toBeVisible()
    await form.getByRole('button', { name: t('operatorNewsletter.send') }).click()
    await now.click()
    const row = page.getByRole('listitem').filter({ hasText: `News ${mark} 0` })
    await expect(row).toHaveCount(1)
    await expect(row.getByText(t('operatorNewsletter.done'), { exact: true })).toBeVisible()
    await expect(form.getByLabel(t('operatorNewsletter.subject')).first()).toHaveValue('')
  })

  await test.step('the letter’s own link ends it', async () => {
    const { links } = await shop.readMail(email, new RegExp(`News ${mark} 1`))
    await reader.goto(links.find((it) => it.includes('/newsletter/unsubscribe?')) ?? '')
    await reader.getByRole('button', { name: speak('siteNewsletter.unsubscribe') }).click()
    await expect(reader).toHaveURL(/\/vi\/newsletter\/unsubscribed$/)
  })
  await context.close()
})
