export { priceText } from './price-text.ts'
export { ServiceTile } from './service-tile.tsx'
export { useFavourites } from './use-favourites.ts'
