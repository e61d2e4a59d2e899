import type { Service } from '@runmart/contract/catalog'

type Searched = Pick<Service, 'name' | 'description' | 'category'>

/** The services that hold every typed word, written with or without accents, in any case. */
export function searchServices<S extends Searched>(services: readonly S[], typed: string, category = ''): S[] {
  const words = plain(typed).split(/\s+/)
  return services.filter((service) => {
    const text = plain(`${service.name} ${service.description} ${service.category}`)
    return (!category || service.category === category) && words.every((word) => text.includes(word))
  })
}

/** Vietnamese is often typed without its marks; đ is a letter of its own, which no normalising takes apart. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}
