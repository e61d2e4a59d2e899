import { type Language, languages } from '@runmart/contract/languages'
import type { ProposalDraft } from '@runmart/contract/partners-services'

/** What a proposed service is called: in the reader's language, else in the first that it has. */
export function proposalName(language: Language, { texts }: Pick<ProposalDraft, 'texts'>): string {
  const given = [language, ...languages].find((it) => texts[it])
  return (given && texts[given]?.name) ?? ''
}
