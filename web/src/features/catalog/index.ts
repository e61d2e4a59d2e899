export { priceText } from './price-text.ts'
