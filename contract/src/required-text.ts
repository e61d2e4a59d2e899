import * as z from 'zod/mini'

/** Text that has to be given, without the blanks around it, of so many characters at most. */
export const requiredText = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'textTooLong'))
