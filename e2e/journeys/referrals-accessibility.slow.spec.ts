import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createFinishedOrder, createReferred, createReferrer, referralInfoOf, signInOn } from '../referrals/referred.ts'
import { accessibilityTest, checkEveryAppearance } from '../shop/accessibility-test.ts'
import { collectPageErrors } from '../shop/check-accessibility.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the pages of referrals, and no script breaks the policy',
  async ({ page, browser, shop, t, checkPage, checkScreen }) => {
    const referrer = await createReferrer(shop)
    await signInAs(page, shop, referrer)
    await checkPage('/referral')

    const { referralCode } = await referralInfoOf(shop, referrer)
    const { call } = await createReferred(shop, referralCode)
    await createFinishedOrder(shop, call)
    const twin = await createReferred(shop, referralCode)
    await signInOn(shop, `browser-of-${referrer.username}`, twin.visitor)
    const { orderCode: code } = await createFinishedOrder(shop, twin.call)
    await expect.poll(async () => (await referralInfoOf(shop, referrer)).pendingEarnings).toBeGreaterThan(0)
    await checkPage('/referral')
    await page.setViewportSize({ width: 390, height: 844 })
    await checkPage('/referral')
    await page.route('**/api/user/referral/info', (route) => route.abort())
    await page.goto('/referral')
    await expect(page.getByText(t('ui.couldNotLoad'))).toBeVisible({ timeout: 20_000 })
    await checkScreen('a referral page that could not be loaded')

    const office = await (await browser.newContext()).newPage()
    const officeComplaints = collectPageErrors(office)
    await setPreferences(office, 'en')
    await signInAs(office, shop, shop.demo.operator)
    for (const path of ['/operator/referrals', '/operator/referrals?view=all&status=taken-back']) {
      await office.goto(shop.url + path)
      await expect(office.locator('h1')).toBeVisible()
      await checkEveryAppearance(office, path)
    }
    await office.goto(`${shop.url}/operator/referrals`)
    await office.getByRole('button', { name: t('operatorReferrals.allowOf', { code }) }).click()
    await expect(office.getByRole('alertdialog')).toBeVisible()
    await checkEveryAppearance(office, 'the question before allowing')
    await office.getByRole('alertdialog').getByRole('button').first().click()
    await office.getByRole('button', { name: t('operatorReferrals.refuseOf', { code }) }).click()
    await checkEveryAppearance(office, 'the refusal', (words) =>
      office
        .getByRole('dialog')
        .getByRole('button', { name: words('operatorReferrals.refuse') })
        .click(),
    )
    await office.goto(`${shop.url}/operator/settings/referrals`)
    await office.getByLabel(t('operatorReferrals.percentField')).fill('20')
    await office.getByRole('button', { name: t('operatorSettings.save') }).click()
    await expect(office.getByRole('alertdialog')).toBeVisible()
    await checkEveryAppearance(office, 'the settings')
    expect(officeComplaints).toEqual([])
  },
)
