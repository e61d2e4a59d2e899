import * as z from 'zod/mini'
import { CodeProof, FullProof, OneUser, PasswordProof, RecoveryCodes } from './accounts-user.ts'
import { endpoint } from './endpoint.ts'

/** Two-factor sign-in: an authenticator code or a recovery code besides the password. */
export const twoFactor = {
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/start',
    summary: 'Get a secret for an authenticator app; nothing changes until it is confirmed',
    access: 'active',
    body: PasswordProof,
    data: z.strictObject({ secret: z.string(), uri: z.string() }),
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  enableTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/enable',
    summary: 'Turn on two-factor sign-in with a first code; recovery codes are returned once',
    access: 'active',
    body: CodeProof,
    data: RecoveryCodes,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  disableTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/disable',
    summary: 'Turn off two-factor sign-in',
    access: 'active',
    body: FullProof,
    data: OneUser,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/recovery-codes',
    summary: 'Create new recovery codes; the old ones stop working',
    access: 'active',
    body: FullProof,
    data: RecoveryCodes,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
}
