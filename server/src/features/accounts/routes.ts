import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { activate, requestActivation } from './activate.ts'
import { changePassword } from './change-password.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { findPayees, listCustomers } from './customers.ts'
import type { AccountDependencies } from './dependencies.ts'
import { confirmEmailChange, restoreEmail } from './email-change/confirm-email-change.ts'
import { getEmailChange, requestEmailChange, withdrawEmailChange } from './email-change/request-email-change.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { inviteStaff, listStaffInvitations, resendInvitation, withdrawInvitation } from './invitations/invite-staff.ts'
import { login } from './login.ts'
import { editProfile, me } from './profile.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { endOtherSessions, endSession, listSessions, logout } from './sessions.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { staffRoutes } from './staff/routes.ts'
import { type RulesDependencies, showRules } from './staff/show-rules.ts'
import { disableTwoFactor } from './two-factor/disable.ts'
import { enableTwoFactor } from './two-factor/enable.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from './two-factor/start.ts'
import { endView, startView } from './view/view-as-customer.ts'

export function accountRoutes(deps: AccountDependencies & RulesDependencies): Route[] {
  return [
    routeWithTransactions(api.accounts.register, (db, input) => register(db, input, deps)),
    routeWithTransactions(api.accounts.activate, (db, input) => activate(db, input, deps)),
    routeWithTransactions(api.accounts.login, (db, input) => login(db, input, deps)),
    routeWithTransactions(api.accounts.google, (db, input) => signInWithGoogle(db, input, deps)),
    route(api.accounts.forgotPassword, forgotPassword),
    routeWithTransactions(api.accounts.resetPassword, resetPassword),
    routeWithTransactions(api.accounts.changePassword, (db, input) => changePassword(db, input, deps)),
    route(api.accounts.requestActivation, requestActivation),
    routeWithTransactions(api.accounts.confirm, (db, input) => confirmSignIn(db, input, deps)),
    route(api.accounts.me, (tx, input) => me(tx, input, deps)),
    routeWithTransactions(api.accounts.refresh, (db, input) => refreshSession(db, input, deps)),
    route(api.accounts.logout, logout),
    route(api.accounts.sessions, listSessions),
    route(api.accounts.endSession, endSession),
    route(api.accounts.endOtherSessions, endOtherSessions),
    route(api.accounts.emailChange, getEmailChange),
    route(api.accounts.changeEmail, requestEmailChange),
    route(api.accounts.withdrawEmailChange, withdrawEmailChange),
    route(api.accounts.confirmEmailChange, confirmEmailChange),
    route(api.accounts.restoreEmail, restoreEmail),
    routeWithTransactions(api.accounts.startTwoFactor, (db, input) => startTwoFactor(db, input, deps)),
    route(api.accounts.enableTwoFactor, (tx, input) => enableTwoFactor(tx, input, deps)),
    routeWithTransactions(api.accounts.disableTwoFactor, (db, input) => disableTwoFactor(db, input, deps)),
    routeWithTransactions(api.accounts.renewRecoveryCodes, (db, input) => renewRecoveryCodes(db, input, deps)),
    route(api.accounts.customers, listCustomers),
    route(api.accountsOperator.payees, findPayees),
    route(api.accounts.editProfile, (tx, input) => editProfile(tx, input, deps)),
    route(api.customerViews.start, (tx, input) => startView(tx, input, deps)),
    route(api.customerViews.end, endView),
    route(api.staffInvitations.list, listStaffInvitations),
    route(api.staffInvitations.create, inviteStaff),
    route(api.staffInvitations.resend, resendInvitation),
    route(api.staffInvitations.withdraw, withdrawInvitation),
    route(api.staffInvitations.accept, (tx, input) => acceptInvitation(tx, input, deps)),
    ...staffRoutes(deps),
    route(api.staffRules.get, async () => showRules(deps)),
  ]
}
