import * as z from 'zod/mini'

/** A file name without folders, line breaks and characters that reverse the reading direction. */
export const fileName = (missing: 'required' | 'uploadRequired') =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(255, 'textTooLong'),
      z.regex(/^[^\p{Cc}/\\\u202a-\u202e\u2066-\u2069]*$/u, 'invalid'),
    )
