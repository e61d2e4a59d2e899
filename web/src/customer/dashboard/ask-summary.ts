import { dashboard } from '@runmart/contract/dashboard'
import { queries } from '../../platform/queries.ts'
import { question } from '../../platform/question.ts'
import { tokens } from '../../platform/tokens.ts'

/** Asks for the numbers of the dashboard, without waiting for them. */
export function askSummary(): void {
  if (tokens.access()) void queries.prefetchQuery(question(dashboard.summary))
}
