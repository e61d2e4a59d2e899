import type { Service } from '@runmart/contract/catalog'
import { holdsWords } from '@runmart/contract/fold-text'

type Searched = Pick<Service, 'name' | 'description' | 'category'>

/** The services that hold every typed word, written with or without accents, in any case. */
export function searchServices<S extends Searched>(services: readonly S[], typed: string, category = ''): S[] {
  return services.filter(
    (service) =>
      (!category || service.category === category) &&
      holdsWords(`${service.name} ${service.description} ${service.category}`, typed),
  )
}
