import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, prefers } from '../accounts/visitor.ts'
import { enterAs } from '../operator/enter.ts'
import { finishedOrder, newReferred, referralInfoOf, signInOn } from '../referrals/referred.ts'
import { forEachLook, lookInEveryWay } from '../shop/for-each-look.ts'
import { gatherComplaints } from '../shop/inspect.ts'
import { expect } from '../shop/test.ts'

forEachLook(
  'everyone can use the pages of referrals, and no script breaks the policy',
  async ({ page, browser, shop, t, check, lookAt }) => {
    const referrer = newVisitor()
    await openAccount(shop, referrer)
    await enterAs(page, shop, referrer)
    await check('/referral')

    const { referralCode } = await referralInfoOf(shop, referrer)
    const { call } = await newReferred(shop, referralCode)
    await finishedOrder(shop, call)
    const device = `browser-of-${referrer.username}`
    await signInOn(shop, device, referrer)
    const twin = await newReferred(shop, referralCode)
    await signInOn(shop, device, twin.visitor)
    const { orderCode: code } = await finishedOrder(shop, twin.call)
    await expect.poll(async () => (await referralInfoOf(shop, referrer)).pendingEarnings).toBeGreaterThan(0)
    await check('/referral')
    await page.setViewportSize({ width: 390, height: 844 })
    await check('/referral')
    await page.route('**/api/user/referral/info', (route) => route.abort())
    await page.goto('/referral')
    await expect(page.getByText(t('ui.couldNotLoad'))).toBeVisible({ timeout: 20_000 })
    await lookAt('a referral page that could not be loaded')

    const office = await (await browser.newContext()).newPage()
    const officeComplaints = gatherComplaints(office)
    await prefers(office, 'en')
    await enterAs(office, shop, shop.demo.operator)
    for (const path of ['/operator/referrals', '/operator/referrals?view=all&status=taken-back']) {
      await office.goto(shop.url + path)
      await expect(office.locator('h1')).toBeVisible()
      await lookInEveryWay(office, path)
    }
    await office.goto(`${shop.url}/operator/referrals`)
    await office.getByRole('button', { name: t('operatorReferrals.allowOf', { code }) }).click()
    await expect(office.getByRole('alertdialog')).toBeVisible()
    await lookInEveryWay(office, 'the question before allowing')
    await office.getByRole('alertdialog').getByRole('button').first().click()
    await office.getByRole('button', { name: t('operatorReferrals.refuseOf', { code }) }).click()
    await lookInEveryWay(office, 'the refusal', (words) =>
      office
        .getByRole('dialog')
        .getByRole('button', { name: words('operatorReferrals.refuse') })
        .click(),
    )
    await office.goto(`${shop.url}/operator/referrals`)
    await office.getByRole('button', { name: new RegExp(`^${t('operatorReferrals.change')}:`) }).click()
    await expect(office.getByRole('dialog')).toBeVisible()
    await lookInEveryWay(office, 'the settings')
    expect(officeComplaints).toEqual([])
  },
)
