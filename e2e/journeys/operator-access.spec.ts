import { AxeBuilder } from '@axe-core/playwright'
import { languages } from '@runmart/contract/accounts'
import { deposits } from '@runmart/contract/deposits'
import { prefers } from '../accounts/visitor.ts'
import { callAs, enterAs } from '../operator/enter.ts'
import { words } from '../operator/words.ts'
import { expect, test } from '../shop/test.ts'

const pages = ['/operator', '/operator?view=all', '/operator/customers', '/operator/books', '/operator/settings']

test('for a customer there is no back office', async ({ page, shop }) => {
  const say = words.en
  await prefers(page, 'en')
  await enterAs(page, shop, shop.demo.customer)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: say('frame.notFoundTitle') })).toBeVisible()
  }
  await page.getByRole('link', { name: say('frame.toDashboard') }).click()
  await expect(async () => {
    // The button is there a moment before its menu's code.
    await page.getByRole('button', { name: say('frame.account') }).click()
    await expect(page.getByRole('menuitem', { name: say('frame.profile') })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('menuitem', { name: say('frame.backOffice') })).toHaveCount(0)
})

test('an operator finds the back office in the menu and by the palette, and the way back', async ({ page, shop }) => {
  const say = words.en
  await prefers(page, 'en')
  await enterAs(page, shop, shop.demo.operator)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: say('frame.account') }).click()
  await page.getByRole('menuitem', { name: say('frame.backOffice') }).click()
  await expect(page.getByRole('heading', { name: say('transfers.title'), level: 1 })).toBeVisible()
  await page.getByRole('link', { name: say('backOffice.toShop') }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(say('frame.backOffice'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator$/)
})

test('without a second factor an operator is told what to do', async ({ page, shop }) => {
  const say = words.en
  await prefers(page, 'en')
  await enterAs(page, shop, shop.demo.operator)
  // The demo's operator is let in without one; a real shop's API answers like this.
  await page.route('**/api/operator/**', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, message: '', data: null, error: 'Turn it on first.', code: 'TWO_FACTOR_REQUIRED' },
    }),
  )
  await page.goto('/operator/books')
  await expect(page.getByRole('heading', { name: say('backOffice.twoFactorTitle') })).toBeVisible()
  await page.getByRole('link', { name: say('backOffice.toProfile') }).click()
  await expect(page).toHaveURL(/\/profile#two-factor$/)
})

for (const theme of ['light', 'dark'] as const)
  for (const language of languages)
    test(`everyone can use the back office, and no script breaks the policy (${theme}, ${language})`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(120_000)
      const say = words[language]
      const complaints: string[] = []
      page.on('console', (said) => /Content Security Policy/.test(said.text()) && complaints.push(said.text()))
      page.on('pageerror', (problem) => complaints.push(problem.message))
      await prefers(page, language, theme)
      const customer = await callAs(shop, shop.demo.customer)
      await customer(deposits.simulate, { body: { amount: 11_000, content: 'hello' } })
      await enterAs(page, shop, shop.demo.operator)
      for (const path of pages) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('.animate-breathe')).toHaveCount(0)
        await check(path)
      }
      await page.goto('/operator')
      await page
        .getByRole('listitem')
        .getByRole('button', { name: say('transfers.assign') })
        .first()
        .click()
      await page.getByRole('searchbox', { name: say('customers.pick'), exact: true }).fill('demo')
      await expect(page.getByRole('button', { name: /demo@runmart\.local/ })).toBeVisible()
      await check('the assignment')
      expect(complaints).toEqual([])

      async function check(what: string) {
        // A panel that is still fading in has no contrast yet.
        await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'))
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([])
      }
    })
