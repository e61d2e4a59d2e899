import { catalogCategories } from '@runmart/contract/catalog-categories'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'

/** The shop's categories in order, with names in the operator's language. */
export function useCategories() {
  const { language } = useLanguage()
  const { data } = useApi(catalogCategories.categories)
  return (data?.items ?? []).map((it) => ({ ...it, name: it.draft.names[language] }))
}
