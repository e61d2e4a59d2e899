import { Button, type ButtonProps } from './button.tsx'
import { useFormState } from './form-context.ts'

export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { sending } = useFormState()
  return <Button variant="primary" {...props} type="submit" loading={sending} />
}
