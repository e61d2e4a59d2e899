import { api } from '@runmart/contract'
import { type Route, route, routeInSteps } from '#platform/http/route.ts'
import { activate } from './activate.ts'
import { changePassword } from './change-password.ts'
import { editProfile } from './edit-profile.ts'
import { endSession } from './end-session.ts'
import { findCustomers } from './find-customers.ts'
import { forgotPassword } from './forgot-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { me } from './me.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { requestActivation } from './request-activation.ts'
import { resetPassword } from './reset-password.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import type { AccountTools } from './tools.ts'
import { disableTwoFactor } from './two-factor/disable.ts'
import { enableTwoFactor } from './two-factor/enable.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from './two-factor/start.ts'

export function accountRoutes(tools: AccountTools): Route[] {
  return [
    routeInSteps(api.accounts.register, (steps, asked) => register(steps, asked, tools)),
    route(api.accounts.activate, (tx, asked) => activate(tx, asked, tools)),
    routeInSteps(api.accounts.login, (steps, asked) => login(steps, asked, tools)),
    routeInSteps(api.accounts.google, (steps, asked) => signInWithGoogle(steps, asked, tools)),
    route(api.accounts.forgotPassword, forgotPassword),
    routeInSteps(api.accounts.resetPassword, resetPassword),
    routeInSteps(api.accounts.changePassword, (steps, asked) => changePassword(steps, asked, tools)),
    route(api.accounts.requestActivation, requestActivation),
    route(api.accounts.me, (tx, asked) => me(tx, asked, tools)),
    routeInSteps(api.accounts.refresh, (steps, asked) => refreshSession(steps, asked, tools)),
    route(api.accounts.logout, logout),
    route(api.accounts.sessions, listSessions),
    route(api.accounts.endSession, endSession),
    routeInSteps(api.accounts.startTwoFactor, (steps, asked) => startTwoFactor(steps, asked, tools)),
    route(api.accounts.enableTwoFactor, (tx, asked) => enableTwoFactor(tx, asked, tools)),
    routeInSteps(api.accounts.disableTwoFactor, (steps, asked) => disableTwoFactor(steps, asked, tools)),
    routeInSteps(api.accounts.renewRecoveryCodes, (steps, asked) => renewRecoveryCodes(steps, asked, tools)),
    route(api.accounts.customers, findCustomers),
    route(api.accounts.editProfile, (tx, asked) => editProfile(tx, asked, tools)),
  ]
}
