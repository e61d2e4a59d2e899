export { amountText } from '@runmart/i18n/formats'
