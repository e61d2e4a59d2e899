import type { Answer } from '@runmart/contract/client'
import { TextField } from '#ui/text-field.tsx'

type Props = { label: string; kind?: keyof typeof kinds; autoFocus?: boolean }

const kinds = {
  app: { inputMode: 'numeric', placeholder: '000000' },
  recovery: { inputMode: 'text', placeholder: 'XXXXX-XXXXX' },
  either: { inputMode: 'text', placeholder: '' },
} as const

/** Takes an authenticator's six digits or a recovery code. Phones show the right keyboard and suggest the code. */
export function OtpField({ label, kind = 'app', autoFocus = false }: Props) {
  return (
    <TextField
      label={label}
      name="otp"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      {...kinds[kind]}
      inputClassName="font-mono text-base tracking-[0.2em]"
    />
  )
}

/** Reads a code without spaces: apps show `123 456`. */
export function readOtp(data: FormData): { otp: string } {
  return { otp: String(data.get('otp') ?? '').replace(/\s/g, '') }
}

/** Moves the refusal of a wrong code from the top of the form to the field. */
export function showAtOtpField(answer: Answer<unknown> | null): Answer<unknown> | null {
  if (!answer || answer.success || answer.code !== 'BAD_OTP') return answer
  return { ...answer, data: { fields: { otp: answer.error } }, error: '' }
}
