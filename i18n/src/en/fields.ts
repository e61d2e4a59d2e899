import type { FieldProblem } from '@runmart/contract/errors'

/** What is wrong with a field, shown beside it. */
export const fields = {
  required: 'Please fill this in',
  invalid: 'This is not in the right form',
  unknownField: 'This field is not known',
  choice: 'Please choose one of the offered values',
  wholeNumber: 'Please enter a whole number',
  outOfRange: 'This is outside the allowed range',
  textTooLong: 'This is too long',
  usernameFormat: 'Use 3 to 30 letters, digits, dots or underscores',
  usernameTaken: 'This username is taken',
  emailFormat: 'Please enter a valid e-mail address',
  passwordLength: 'Use 8 to 128 characters',
  passwordCommon: 'This password is too common; choose one that is harder to guess',
  passwordPersonal: 'Do not use your username or e-mail as the password',
  passwordWrong: 'This password is not right',
  passwordMissing: 'Set a password first: ask for one with “Forgot password”',
  otpFormat: 'Enter the 6-digit code or a recovery code',
  otpWrong: 'This code is not right or was already used',
  phoneFormat: 'Please enter a valid phone number',
  telegramFormat: 'Use 5 to 32 letters, digits or underscores',
  referenceUsed: 'A transfer with this reference is already known',
} as const satisfies Record<FieldProblem, string>
