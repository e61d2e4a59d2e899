import { api } from '@runmart/contract'
import type { Catalogue } from '#features/catalog/index.ts'
import { type Route, readRoute } from '#platform/http/route.ts'
import { findMine } from './find-mine.ts'

export function searchRoutes(deps: { catalogue: Catalogue }): Route[] {
  return [readRoute(api.search.find, (reader, input) => findMine(reader, input, deps.catalogue))]
}
