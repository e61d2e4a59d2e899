import { createContext, useContext } from 'react'

export type FormState = {
  /** Field name → the sentence about what is wrong with it. */
  problems: Record<string, string>
  sending: boolean
  /** Called when a field is edited: its old problem no longer applies. */
  clearProblem: (name: string) => void
}

export const FormContext = createContext<FormState>({ problems: {}, sending: false, clearProblem: () => {} })

/** The state of the form around; outside of one, nothing is wrong and nothing is sent. */
export function useFormState(): FormState {
  return useContext(FormContext)
}
