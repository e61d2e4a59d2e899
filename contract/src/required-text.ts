import * as z from 'zod/mini'

export const requiredText = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'textTooLong'))
