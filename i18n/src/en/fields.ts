import type { FieldProblem } from '@runmart/contract/errors'
import { entryFields } from './entry-fields.ts'

/** What is wrong with a field, shown beside it. */
export const fields = {
  ...entryFields,
  contactRequired: 'Contact is required',
  serviceRequired: 'Please choose service',
  serviceElsewhere: 'This service is not ordered here; please choose another',
  referralLinkRequired: 'Referral link is required',
  linkFormat: 'Enter a whole address that begins with https://',
  lineFormat: 'Write the line as link|amount',
  lineAmount: 'The amount must be a whole number from 1 to 1,000,000',
  lineTooLong: 'This line is longer than 2,000 characters',
  notText: 'This line is not readable text; save the file as UTF-8',
  tooManyLines: 'At most 100,000 lines at once',
  txtOnly: 'Only .txt files are allowed',
  uploadRequired: 'Please upload your iframe',
  amountDisagrees: 'The amount is not what the lines add up to; leave it out or correct it',
  moreThanPaid: 'There are more lines than were paid for',
  codeUnknown: 'This discount code does not exist',
  codeNotNow: 'This discount code is not valid at this time',
  codeUsedUp: 'This discount code has been used up',
  codeUsedByYou: 'You have already used this discount code',
  codeMinimum: 'The order is below the minimum for this discount code',
  codeOtherService: 'This discount code is for other services',
  codeFormat: 'Use 3 to 32 letters, digits, dashes or underscores',
  codeTaken: 'This discount code exists already',
  webAddress: 'Enter a whole address that begins with https://',
  endsBeforeStart: 'The end must be after the start',
  percentTooHigh: 'At most 100 percent',
  minAboveMax: 'The least must not exceed the most',
  lessThanDone: 'This is less than is done already, or more than was ordered',
} as const satisfies Record<FieldProblem, string>
