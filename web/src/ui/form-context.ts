import { createContext, useContext } from 'react'

export type FormState = {
  /** Field name → the sentence about its problem. */
  problems: Record<string, string>
  sending: boolean
  /** Call it when the user edits a field: its old problem no longer applies. */
  clearProblem: (name: string) => void
}

export const FormContext = createContext<FormState>({ problems: {}, sending: false, clearProblem: () => {} })

/** The state of the surrounding form; outside of a form there are no problems. */
export function useFormState(): FormState {
  return useContext(FormContext)
}
