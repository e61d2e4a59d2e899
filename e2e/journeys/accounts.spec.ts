import { TOTP, URI } from 'otpauth'
import { fillSignIn } from '../accounts/sign-in.ts'
import { newVisitor, prefers } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { expect, test } from '../shop/test.ts'

const say = words.vi

test('a person registers in Vietnamese, activates by mail, and keeps the account safe', async ({ page }) => {
  test.setTimeout(180_000)
  const visitor = newVisitor()
  await prefers(page, 'vi')

  await test.step('registers; a weak password is explained beside its field', async () => {
    await page.goto('/auth/register')
    await expect(page.getByLabel(say('accounts.email'))).toBeFocused()
    await page.getByLabel(say('accounts.email')).fill(visitor.email)
    await page.getByLabel(say('accounts.username')).fill(visitor.username)
    await page.getByLabel(say('accounts.password'), { exact: true }).fill(visitor.username)
    await expect(page.getByText(say('accounts.strengthPersonal'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('accounts.createAccount') }).click()
    await expect(page.getByText(say('fields.passwordPersonal'))).toBeVisible()
    await page.getByLabel(say('accounts.password'), { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: say('accounts.createAccount') }).click()
    await expect(page.getByRole('heading', { name: say('accounts.checkMailTitle') })).toBeVisible()
    await expect(page.getByText(visitor.email)).toBeVisible()
  })

  await test.step('activates through the outbox page; the token never stays in the address', async () => {
    await page.getByRole('link', { name: say('accounts.openOutbox') }).click()
    const mail = page.getByRole('listitem').filter({ hasText: visitor.email })
    await mail.getByRole('link', { name: say('outbox.openLink') }).click()
    await expect(page.getByRole('heading', { name: say('accounts.activatedTitle') })).toBeVisible()
    await expect(page).not.toHaveURL(/token/)
    await page.getByRole('link', { name: say('accounts.goToSignIn') }).click()
  })

  await test.step('signs in by username; a wrong password says so', async () => {
    await fillSignIn(page, { ...visitor, password: 'không phải mật khẩu' }, 'vi')
    await expect(page.getByText(say('errors.BAD_CREDENTIALS'))).toBeVisible()
    await fillSignIn(page, { email: visitor.username, password: visitor.password }, 'vi')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  const chosen = 'một mật khẩu hoàn toàn khác'
  await test.step('changes the password', async () => {
    await page.goto('/profile')
    const form = page.getByRole('form', { name: say('profile.password') })
    await form.getByLabel(say('profile.oldPassword')).fill(visitor.password)
    await form.getByLabel(say('profile.newPassword'), { exact: true }).fill(chosen)
    await form.getByLabel(say('profile.confirmPassword')).fill('gõ nhầm rồi')
    await form.getByRole('button', { name: say('profile.changePassword') }).click()
    await expect(form.getByText(say('profile.passwordsDiffer'))).toBeVisible()
    await form.getByLabel(say('profile.confirmPassword')).fill(chosen)
    await form.getByRole('button', { name: say('profile.changePassword') }).click()
    await expect(page.getByText('Đã đổi mật khẩu', { exact: false }).first()).toBeVisible()
    await expect(form.getByLabel(say('profile.oldPassword'))).toHaveValue('')
  })

  let authenticator = new TOTP()
  let recoveryCode = ''
  await test.step('turns two-factor on', async () => {
    await page.getByRole('button', { name: say('profile.turnOn'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('accounts.password'), { exact: true }).fill(chosen)
    const [started] = await Promise.all([
      page.waitForResponse(/two-factor\/start/),
      dialog.getByRole('button', { name: say('profile.continue') }).click(),
    ])
    const { uri } = ((await started.json()) as { data: { uri: string } }).data
    await expect(dialog.getByRole('img', { name: say('profile.qrLabel') })).toBeVisible()
    authenticator = URI.parse(uri) as TOTP
    await dialog.getByLabel(say('profile.firstCode')).fill('000000')
    await dialog.getByRole('button', { name: say('profile.turnOn') }).click()
    await expect(dialog.getByText(say('fields.otpWrong'))).toBeVisible()
    await dialog.getByLabel(say('profile.firstCode')).fill(authenticator.generate())
    await dialog.getByRole('button', { name: say('profile.turnOn') }).click()
    await expect(page.getByRole('heading', { name: say('profile.recoveryTitle') })).toBeVisible()
    const codes = await page.locator('#two-factor li').allTextContents()
    expect(codes).toHaveLength(10)
    recoveryCode = codes[0] ?? ''
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('profile.downloadCodes') }).click()
    expect((await download).suggestedFilename()).toBe('runmart-recovery-codes.txt')
    await page.getByRole('button', { name: say('profile.codesKept') }).click()
    await expect(page.getByText(say('profile.twoFactorOn'), { exact: true })).toBeVisible()
  })

  await test.step('switches theme and language', async () => {
    await page.getByRole('radio', { name: say('profile.dark') }).check({ force: true })
    await expect(page.locator('html')).toHaveClass(/dark/)
    // The visible label, not the hidden input: a forced click misses when a section above is still loading.
    await page
      .getByRole('group', { name: say('profile.language') })
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
    await expect(page.getByRole('heading', { name: say('profile.title'), level: 1 })).toBeVisible()
  })

  const signOut = async () => {
    await page.getByRole('button', { name: say('frame.account'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('frame.signOut') }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    const kept = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
    expect(kept).toEqual([undefined, undefined])
  }
  const signInAgain = async () => {
    await signOut()
    await fillSignIn(page, { email: visitor.email, password: chosen }, 'vi')
    await expect(page.getByRole('heading', { name: say('accounts.codeTitle') })).toBeVisible()
  }
  const verify = page.getByRole('button', { name: say('accounts.verifyCode') })

  await test.step('signs out, and in again with a code of the app', async () => {
    await signInAgain()
    await page.getByLabel(say('accounts.code')).fill('000000')
    await verify.click()
    await expect(page.getByText(say('errors.BAD_OTP'))).toBeVisible()
    // The code of this half minute is used up; the next one is good already.
    const next = authenticator.generate({ timestamp: Date.now() + 30_000 })
    await page.getByLabel(say('accounts.code')).fill(`${next.slice(0, 3)} ${next.slice(3)}`)
    await verify.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('without the phone, a recovery code opens once', async () => {
    await signInAgain()
    await page.getByRole('button', { name: say('accounts.useRecoveryCode') }).click()
    await page.getByLabel(say('accounts.recoveryCode')).fill(recoveryCode.toLowerCase())
    await verify.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
