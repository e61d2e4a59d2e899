import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { activate, requestActivation } from './activate.ts'
import { changePassword } from './change-password.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { findPayees, listCustomers } from './customers.ts'
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
import { showRules } from './staff/show-rules.ts'
import { disableTwoFactor } from './two-factor/disable.ts'
import { enableTwoFactor } from './two-factor/enable.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from './two-factor/start.ts'
import { endView, startView } from './view/view-as-customer.ts'

export const accountRoutes: Route[] = [
  routeWithTransactions(api.accounts.register, register),
  routeWithTransactions(api.accounts.activate, activate),
  routeWithTransactions(api.accounts.login, login),
  routeWithTransactions(api.accounts.google, signInWithGoogle),
  route(api.accounts.forgotPassword, forgotPassword),
  routeWithTransactions(api.accounts.resetPassword, resetPassword),
  routeWithTransactions(api.accounts.changePassword, changePassword),
  route(api.accounts.requestActivation, requestActivation),
  routeWithTransactions(api.accounts.confirm, confirmSignIn),
  route(api.accounts.me, me),
  routeWithTransactions(api.accounts.refresh, refreshSession),
  route(api.accounts.logout, logout),
  route(api.accounts.sessions, listSessions),
  route(api.accounts.endSession, endSession),
  route(api.accounts.endOtherSessions, endOtherSessions),
  route(api.accounts.emailChange, getEmailChange),
  route(api.accounts.changeEmail, requestEmailChange),
  route(api.accounts.withdrawEmailChange, withdrawEmailChange),
  route(api.accounts.confirmEmailChange, confirmEmailChange),
  route(api.accounts.restoreEmail, restoreEmail),
  routeWithTransactions(api.accounts.startTwoFactor, startTwoFactor),
  route(api.accounts.enableTwoFactor, enableTwoFactor),
  routeWithTransactions(api.accounts.disableTwoFactor, disableTwoFactor),
  routeWithTransactions(api.accounts.renewRecoveryCodes, renewRecoveryCodes),
  route(api.accounts.customers, listCustomers),
  route(api.accountsOperator.payees, findPayees),
  route(api.accounts.editProfile, editProfile),
  route(api.customerViews.start, startView),
  route(api.customerViews.end, endView),
  route(api.staffInvitations.list, listStaffInvitations),
  route(api.staffInvitations.create, inviteStaff),
  route(api.staffInvitations.resend, resendInvitation),
  route(api.staffInvitations.withdraw, withdrawInvitation),
  route(api.staffInvitations.accept, acceptInvitation),
  ...staffRoutes,
  route(api.staffRules.get, showRules),
]
