import { catalog } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import { endpointQuery } from '#platform/endpoint-query.ts'

/** Asks for the whole catalogue. Names come in the asked language, so each language is an answer of its own. */
export function servicesQuestion(language: Language) {
  return { ...endpointQuery(catalog.services), queryKey: [catalog.services.path, language] }
}
