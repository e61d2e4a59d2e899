import { type Language, languages } from '@runmart/contract/languages'
import type { ProposalDraft } from '@runmart/contract/partners-services'

/** The name of a proposed service in the reader's language, otherwise in its first language. */
export function proposalName(language: Language, { texts }: Pick<ProposalDraft, 'texts'>): string {
  const given = [language, ...languages].find((it) => texts[it])
  return (given && texts[given]?.name) ?? ''
}
