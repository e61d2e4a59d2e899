/** Reads a code as people type it: apps show `123 456`, paper has `abcde-fghij`. */
export function readCode(data: FormData): { otp: string } {
  return { otp: String(data.get('otp') ?? '').replace(/\s/g, '') }
}
