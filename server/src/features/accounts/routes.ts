import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { activate } from './activate.ts'
import { changePassword } from './change-password.ts'
import type { AccountDependencies } from './dependencies.ts'
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
import { disableTwoFactor } from './two-factor/disable.ts'
import { enableTwoFactor } from './two-factor/enable.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from './two-factor/start.ts'

export function accountRoutes(deps: AccountDependencies): Route[] {
  return [
    routeWithTransactions(api.accounts.register, (db, input) => register(db, input, deps)),
    route(api.accounts.activate, (tx, input) => activate(tx, input, deps)),
    routeWithTransactions(api.accounts.login, (db, input) => login(db, input, deps)),
    routeWithTransactions(api.accounts.google, (db, input) => signInWithGoogle(db, input, deps)),
    route(api.accounts.forgotPassword, forgotPassword),
    routeWithTransactions(api.accounts.resetPassword, resetPassword),
    routeWithTransactions(api.accounts.changePassword, (db, input) => changePassword(db, input, deps)),
    route(api.accounts.requestActivation, requestActivation),
    route(api.accounts.me, (tx, input) => me(tx, input, deps)),
    routeWithTransactions(api.accounts.refresh, (db, input) => refreshSession(db, input, deps)),
    route(api.accounts.logout, logout),
    route(api.accounts.sessions, listSessions),
    route(api.accounts.endSession, endSession),
    routeWithTransactions(api.accounts.startTwoFactor, (db, input) => startTwoFactor(db, input, deps)),
    route(api.accounts.enableTwoFactor, (tx, input) => enableTwoFactor(tx, input, deps)),
    routeWithTransactions(api.accounts.disableTwoFactor, (db, input) => disableTwoFactor(db, input, deps)),
    routeWithTransactions(api.accounts.renewRecoveryCodes, (db, input) => renewRecoveryCodes(db, input, deps)),
    route(api.accounts.customers, findCustomers),
    route(api.accounts.editProfile, (tx, input) => editProfile(tx, input, deps)),
  ]
}
