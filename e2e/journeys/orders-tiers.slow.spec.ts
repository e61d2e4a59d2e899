import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog, openConfirmation } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const payFor = (amount: number) => t('orderForm.pay', { amount: money(amount) })

// It changes every customer's prices.
test.use({ ownShop: 'orders-tiers' })

test('an owner changes a tier: a customer who saw the old price is asked again, and everybody reads the new discount', async ({
  page,
  shop,
  browser,
}) => {
  const { visitor } = await createBuyer(shop, 12_000_000)
  await signInAs(page, shop, visitor)
  await setPreferences(page, 'en')
  await openConfirmation(page, { service: /Game guild page/ })
  await expect(confirmationDialog(page).getByRole('button', { name: payFor(85_500) })).toBeVisible()

  const office = await browser.newContext({ baseURL: shop.url })
  const desk = await office.newPage()
  await test.step('the owner changes the first tier, types it again, and it is on record', async () => {
    await signInAs(desk, shop, shop.demo.operator)
    await setPreferences(desk, 'en')
    await desk.goto('/operator/settings')
    await desk
      .getByRole('link', { name: t('operatorShell.orders'), exact: true })
      .last()
      .click()
    const label = t('operatorOrderSettings.tierDiscount', { nth: 1 })
    await desk.getByLabel(label).fill('9')
    await desk.getByRole('button', { name: t('operatorSettings.save') }).click()
    const sure = desk.getByRole('alertdialog')
    await expect(sure).toContainText('5% → 9% (+80%)')
    await sure.getByLabel(t('operatorSettings.again', { label })).fill('9')
    await sure.getByRole('button', { name: t('operatorSettings.save') }).click()
    await expect(desk.getByText('Settings saved.')).toBeVisible()
    await desk.getByRole('link', { name: t('operatorShell.history') }).click()
    const newest = desk
      .getByRole('list', { name: t('operatorAudit.settingsHistory') })
      .getByRole('listitem')
      .first()
    await expect(newest).toContainText(`${label}5 → 9`)
  })

  await test.step('the price that was seen is refused; the new one is paid', async () => {
    await confirmationDialog(page)
      .getByRole('button', { name: payFor(85_500) })
      .click()
    const pay = confirmationDialog(page).getByRole('button', { name: payFor(81_900) })
    await expect(pay).toBeVisible()
    await pay.click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
    await expect(page.getByText(money(-8_100).replace('-', '−'))).toBeVisible()
  })

  await test.step('the customer and any visitor read it at the next load', async () => {
    await page.goto('/referral')
    await expect(page.getByText(t('referrals.tierOff', { percent: '9%' }))).toBeVisible()
    await desk.goto('/#tiers')
    const tiers = desk.locator('#tiers').getByRole('listitem')
    await expect(tiers).toHaveCount(3)
    await expect(tiers.first()).toContainText('9%')
    await expect(tiers.first()).toContainText(money(10_000_000))
  })
  await office.close()
})
