import { TOTP, URI } from 'otpauth'
import { fillSignIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.vi

test('a person registers in Vietnamese, activates by mail, and keeps the account safe', async ({ page }) => {
  test.setTimeout(180_000)
  const visitor = newVisitor()
  await setPreferences(page, 'vi')

  // Proves S2.32, S5.13.
  await test.step('registers; a weak password is explained beside its field', async () => {
    await page.goto('/auth/register')
    await expect(page.getByLabel(t('accounts.email'))).toBeFocused()
    await page.getByLabel(t('accounts.email')).fill(visitor.email)
    await page.getByLabel(t('accounts.username')).fill(visitor.username)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.username)
    await expect(page.getByText(t('accounts.strengthPersonal'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('accounts.createAccount') }).click()
    await expect(page.getByText(t('fields.passwordPersonal'))).toBeVisible()
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: t('accounts.createAccount') }).click()
    await expect(page.getByRole('heading', { name: t('accounts.checkMailTitle') })).toBeVisible()
    await expect(page.getByText(visitor.email)).toBeVisible()
  })

  // Proves S2.33.
  await test.step('activates through the outbox page; the token never stays in the address', async () => {
    await page.getByRole('link', { name: t('accounts.openOutbox') }).click()
    const mail = page.getByRole('listitem').filter({ hasText: visitor.email })
    await mail.getByRole('link', { name: t('outbox.openLink') }).click()
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: t('accounts.activate') }).click()
    await expect(page.getByRole('heading', { name: t('accounts.activatedTitle') })).toBeVisible()
    await expect(page).not.toHaveURL(/token/)
    await page.getByRole('link', { name: t('accounts.goToSignIn') }).click()
  })

  // Proves S2.31.
  await test.step('signs in by username', async () => {
    await fillSignIn(page, { email: visitor.username, password: visitor.password }, 'vi')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  const chosen = 'một mật khẩu hoàn toàn khác'
  // Proves S1.15, S2.29, S5.8.
  await test.step('changes the password', async () => {
    await page.goto('/profile/security')
    const form = page.getByRole('form', { name: t('profile.password') })
    await form.getByLabel(t('profile.oldPassword')).fill(visitor.password)
    await form.getByLabel(t('profile.newPassword'), { exact: true }).fill(chosen)
    await form.getByLabel(t('profile.confirmPassword')).fill(chosen)
    await form.getByRole('button', { name: t('profile.changePassword') }).click()
    await expect(page.getByText('Đã đổi mật khẩu', { exact: false }).first()).toBeVisible()
    await expect(form.getByLabel(t('profile.oldPassword'))).toHaveValue('')
  })

  let authenticator = new TOTP()
  let recoveryCode = ''
  await test.step('turns two-factor on', async () => {
    await page.getByRole('button', { name: t('profile.turnOn'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(chosen)
    const [started] = await Promise.all([
      page.waitForResponse(/two-factor\/start/),
      dialog.getByRole('button', { name: t('profile.continue') }).click(),
    ])
    const { uri } = ((await started.json()) as { data: { uri: string } }).data
    await expect(dialog.getByRole('img', { name: t('profile.qrLabel') })).toBeVisible()
    authenticator = URI.parse(uri) as TOTP
    await dialog.getByLabel(t('profile.firstCode')).fill(authenticator.generate())
    await dialog.getByRole('button', { name: t('profile.turnOn') }).click()
    await expect(page.getByRole('heading', { name: t('profile.recoveryTitle') })).toBeVisible()
    const codes = await page.locator('#two-factor li').allTextContents()
    expect(codes).toHaveLength(10)
    recoveryCode = codes[0] ?? ''
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('profile.downloadCodes') }).click()
    expect((await download).suggestedFilename()).toBe('runmart-recovery-codes.txt')
    await page.getByRole('button', { name: t('profile.codesKept') }).click()
    await expect(page.getByText(t('profile.twoFactorOn'), { exact: true })).toBeVisible()
  })

  // Proves S1.23, S1.24, S9.8.
  await test.step('switches theme and language', async () => {
    await page.getByRole('link', { name: t('profile.appearance') }).click()
    // The visible label, not the hidden input: a forced click misses when a section above is still loading.
    await page
      .getByRole('group', { name: t('profile.theme') })
      .getByText(t('profile.dark'))
      .click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page
      .getByRole('group', { name: t('profile.language') })
      .getByText('Русский')
      .click()
    await expect(page.getByRole('heading', { name: words.ru('profile.title'), level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page
      .getByRole('group', { name: words.ru('profile.language') })
      .getByText('Tiếng Việt')
      .click()
    await expect(page.getByRole('heading', { name: t('profile.title'), level: 1 })).toBeVisible()
  })

  const signOut = async () => {
    await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    const stored = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
    expect(stored).toEqual([undefined, undefined])
  }
  const signInAgain = async () => {
    await signOut()
    await fillSignIn(page, { email: visitor.email, password: chosen }, 'vi')
    await expect(page.getByRole('heading', { name: t('accounts.codeTitle') })).toBeVisible()
  }
  const verify = page.getByRole('button', { name: t('accounts.verifyCode') })

  // Proves S2.30, S4.11, S9.10.
  await test.step('signs out, and in again with a code of the app', async () => {
    await signInAgain()
    // The code of this half minute is used up; the next one is already valid.
    const next = authenticator.generate({ timestamp: Date.now() + 30_000 })
    await page.getByLabel(t('accounts.code')).fill(`${next.slice(0, 3)} ${next.slice(3)}`)
    await verify.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('without the phone, a recovery code opens once', async () => {
    await signInAgain()
    await page.getByRole('button', { name: t('accounts.useRecoveryCode') }).click()
    await page.getByLabel(t('accounts.recoveryCode')).fill(recoveryCode.toLowerCase())
    await verify.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
